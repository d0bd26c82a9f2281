import { type Importance, importances } from '@northlight/contracts/routes';
import type { Turnstile } from './bulkhead.js';

export interface AdmissionLimits {
  /** Requests at the API at the same time, at most; fewer while it is slow. */
  readonly concurrency: number;
  readonly leastConcurrency: number;
  /** Requests that may wait, of all kinds together. */
  readonly queueLength: number;
  /** Milliseconds from a request to its answer, after which it would come too late. */
  readonly deadlineMs: Readonly<Record<Importance, number>>;
  /** While answers take longer at the API, fewer are sent to it; what waits here can still be put in order. */
  readonly answerMs: number;
}

/** So often the pace of the API is measured, while it is asked for as much as it can do. */
const MEASURE_MS = 200;
const WEIGHT = 0.3;
/** Nothing was answered for so long: it stands still. */
const STILL_MS = 1_000;
const [LONGEST_PAUSE_S, PAUSE_SPREAD_S] = [10, 3];
const [SHRINK, GROW] = [0.85, 4];

/**
 * Decides at once whether a request can be answered in time, and lets the more important ones go first. How long one would
 * wait follows from how many go before it and how many a second the API answered lately while it was busy; before that
 * was ever measured, nothing is refused but by length. The number of requests at the API follows how long they take
 * there (additive increase, multiplicative decrease).
 */
export class Admission {
  private running = 0;
  private concurrency: number;
  private readonly queues: Readonly<Record<Importance, Set<() => void>>> = {
    ...{ booking: new Set(), browsing: new Set(), report: new Set() },
  };
  /** Answers a second, as far as it was ever busy. */
  private pace: number | undefined;
  private answered = 0;
  /** Somebody was refused for want of time since the last measure: the API is asked for as much as it can do, though nobody waits. */
  private isShort = false;
  private since: number;
  private lastAnswer: number;

  constructor(
    private readonly limits: AdmissionLimits,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.concurrency = limits.concurrency;
    this.since = now();
    this.lastAnswer = this.since;
  }

  /** The way in for requests of one kind. */
  of(importance: Importance): Turnstile {
    return {
      request: (enter) => this.request(enter, importance),
      withdraw: (enter) => this.queues[importance].delete(enter),
      leave: () => this.leave(),
      pauseSeconds: () => this.pauseSeconds(),
    };
  }

  /** Seconds after which somebody who was refused may come again: not all of them at the same moment. */
  pauseSeconds(): number {
    const seconds = Math.ceil(this.expectedMs('report') / 1000);
    return Math.min(LONGEST_PAUSE_S, Math.max(1, seconds) + Math.floor(Math.random() * PAUSE_SPREAD_S));
  }

  /** Requests at the API. */
  get inFlight(): number {
    return this.running;
  }

  /** Whether a request that comes now can be answered in time. */
  hasTimeFor(importance: Importance): boolean {
    if (this.isFree) return true;
    if (this.waiting >= this.limits.queueLength) return false;
    // guard: what would be answered too late is refused at once
    const isInTime = this.expectedMs(importance) <= this.limits.deadlineMs[importance];
    if (!isInTime) this.isShort = true;
    return isInTime;
  }

  private request(enter: () => void, importance: Importance): boolean {
    if (this.isFree) this.run(enter);
    else if (this.hasTimeFor(importance)) this.queues[importance].add(enter);
    else return false;
    return true;
  }

  private get isFree(): boolean {
    return this.running < this.concurrency && this.waiting === 0;
  }

  private run(enter: () => void): void {
    if (this.running === 0) this.lastAnswer = this.now();
    this.running++;
    enter();
  }

  private leave(): void {
    this.running--;
    this.measure();
    while (this.running < this.concurrency) {
      const next = this.next();
      if (!next) return;
      this.run(next);
    }
  }

  /** Takes the most important one that has waited longest. */
  private next(): (() => void) | undefined {
    for (const importance of importances) {
      const [first] = this.queues[importance];
      if (!first) continue;
      this.queues[importance].delete(first);
      return first;
    }
    return undefined;
  }

  /** Milliseconds until a request that comes now would be answered. */
  private expectedMs(importance: Importance): number {
    const isStill = this.running > 0 && this.now() - this.lastAnswer > STILL_MS;
    if (isStill && this.pace !== undefined) return Number.MAX_SAFE_INTEGER;
    const before = importances.slice(0, importances.indexOf(importance) + 1);
    const ahead = before.reduce((sum, one) => sum + this.queues[one].size, this.running);
    return this.pace === undefined ? 0 : ((ahead + 1) / this.pace) * 1000;
  }

  private get waiting(): number {
    return this.queues.booking.size + this.queues.browsing.size + this.queues.report.size;
  }

  private measure(): void {
    const now = this.now();
    this.answered++;
    this.lastAnswer = now;
    const ms = now - this.since;
    if (ms < MEASURE_MS) return;
    if ((this.waiting > 0 || this.isShort) && ms < STILL_MS) this.adapt((this.answered / ms) * 1000);
    this.isShort = false;
    this.answered = 0;
    this.since = now;
  }

  /** @param pace answers a second, just measured */
  private adapt(pace: number): void {
    this.pace = this.pace === undefined ? pace : this.pace + (pace - this.pace) * WEIGHT;
    const isSlow = (this.concurrency / this.pace) * 1000 > this.limits.answerMs;
    const { leastConcurrency, concurrency } = this.limits;
    const wanted = isSlow ? Math.floor(this.concurrency * SHRINK) : this.concurrency + GROW;
    this.concurrency = Math.max(leastConcurrency, Math.min(concurrency, wanted));
  }
}
