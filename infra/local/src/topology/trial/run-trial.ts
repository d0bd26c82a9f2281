import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { wordsOf } from '../../processes/plain-error.js';
import { isWhole } from '../native/cluster-state.js';
import { Bookers } from './bookers.js';
import { clockFile } from './disk-and-clock.js';
import { Door } from './door.js';
import { type Fault, type FaultTools, faults } from './faults.js';
import { History } from './history.js';
import { API_READ, type Looks, PAGE, Readers } from './readers.js';
import type { TrialSite } from './trial-site.js';

/** What one fault came to; times in milliseconds. */
export interface Outcome {
  readonly name: string;
  /** The longest time in which nobody's booking was acknowledged. */
  readonly writesAwayMs: number;
  /** The longest that it may be. */
  readonly writesMayBeAwayMs: number;
  /** Until all servers were there again, after the fault had ended. */
  readonly wholeAfterMs: number;
  readonly pages: Looks;
  readonly reads: Looks;
  readonly perSecond: number;
  /** False where this machine could not do it. */
  readonly isTried: boolean;
}

/** After a server is gone, or after a disk has room again. */
const WRITES_BACK_WITHIN_MS = 15_000;
const WHOLE_WITHIN_MS = 90_000;
const CALM_MS = 5_000;
/** One of so many people wants a slot that may be full. */
const FIGHTS = 12;

/** The people of a trial, and what is done to the site under them. */
export class Trial {
  readonly history = new History();
  private readonly doors: readonly [Door, Door];
  private readonly bookers: Bookers;
  private readonly readers: Readers;

  constructor(
    private readonly site: TrialSite,
    private readonly say: (sentence: string) => void,
  ) {
    const { port, certificate } = site;
    this.doors = [new Door(port, certificate, 190), new Door(port, certificate, 60)];
    this.bookers = new Bookers(this.doors[0], this.history, (nth) => this.slotOf(nth));
    this.readers = new Readers(this.doors[1]);
  }

  /** @param rate bookings a second @returns the rate that there is without a fault */
  async begin(rate: number, calmSeconds = 15): Promise<number> {
    this.bookers.start(rate);
    this.readers.start();
    await pause(5_000);
    const since = performance.now();
    await pause(calmSeconds * 1_000);
    return this.history.rate(since, performance.now());
  }

  /** Tries one fault after the other. @param only those whose names have the word */
  async tryAll(only?: string): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const fault of faults) {
      if (only && !fault.name.includes(only)) continue;
      const outcome = await this.tryOne(fault);
      outcomes.push(outcome);
      this.say(wordsOn(outcome));
    }
    return outcomes;
  }

  async end(): Promise<void> {
    await this.bookers.stop();
    await this.readers.stop();
    for (const door of this.doors) door.close();
  }

  /** Does one thing to the site, and waits until it is whole again. */
  async tryOne({ name, inflict, holds, isAwayMeanwhile }: Fault): Promise<Outcome> {
    const { topology } = this.site;
    const from = performance.now();
    const heal = await inflict(topology, this.tools).catch((error: unknown) => this.say(`${name}: ${wordsOf(error)}`));
    if (heal) await pause(Math.max(1_000, holds * 1_000));
    await heal?.();
    const ended = performance.now();
    const whole = heal ? await this.untilWhole(ended) : ended;
    const till = performance.now();
    return {
      name,
      writesAwayMs: this.history.longestGap(from, till),
      writesMayBeAwayMs: WRITES_BACK_WITHIN_MS + (isAwayMeanwhile ? holds * 1_000 : 0),
      wholeAfterMs: whole - ended,
      pages: this.readers.between(PAGE, from, till),
      reads: this.readers.between(API_READ, from, till),
      perSecond: this.history.rate(from, till),
      isTried: heal !== undefined,
    };
  }

  /** Whole is what stays whole: what happened a moment ago has not been noticed yet. @returns since when */
  private async untilWhole(ended: number): Promise<number> {
    const { shape } = this.site.topology;
    let since = performance.now();
    while (performance.now() - since < CALM_MS && performance.now() - ended < WHOLE_WITHIN_MS) {
      if (!(await isWhole(shape))) since = performance.now();
      await pause(250);
    }
    return since;
  }

  private get tools(): FaultTools {
    const { dataDir, hasSmallDisk } = this.site;
    return {
      shiftClock: (seconds) => writeFileSync(clockFile(dataDir), `+${seconds}`),
      smallDisk: hasSmallDisk ? 'c' : undefined,
    };
  }

  private slotOf(nth: number) {
    const { wide, small } = this.site;
    const list = nth % FIGHTS === 0 && small.length > 0 ? small : wide;
    const slot = list[Math.floor(Math.random() * list.length)];
    if (!slot) throw new Error('There is no slot');
    return slot;
  }
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

const looksText = ({ count, away, slowestMs }: Looks): string =>
  `${away} of ${count} away (slowest ${seconds(slowestMs)})`;

export const wordsOn = ({ name, isTried, writesAwayMs, wholeAfterMs, pages, reads, perSecond }: Outcome): string =>
  isTried
    ? `${name}: writes away ${seconds(writesAwayMs)}, whole again after ${seconds(wholeAfterMs)}, pages ${looksText(pages)}, ` +
      `reads of the API ${looksText(reads)}, ${perSecond.toFixed(0)} bookings/s`
    : `${name}: not tried, this machine cannot`;
