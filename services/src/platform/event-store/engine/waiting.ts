import { setImmediate as turnEnds } from 'node:timers/promises';
import { Refusal } from '../../kernel/refusal.js';
import type { EngineOptions } from '../engine-options.js';
import type { Outcome, Pending } from './batch.js';

/** A decision, and whoever waits for its answer. */
export interface Waiting extends Pending {
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: unknown) => void;
}

/** Who waits in a lane for the next batch, in the order in which they came. */
export class WaitingRoom {
  private waiting: Waiting[] = [];
  private crowded: () => void = () => undefined;

  constructor(private readonly options: Pick<EngineOptions, 'mostWaiting' | 'mostTogether' | 'crowd'>) {}

  get size(): number {
    return this.waiting.length;
  }

  /** @throws {Refusal} UNAVAILABLE when too many wait */
  enter(one: Waiting): void {
    // guard: those who wait are so many and no more
    if (this.waiting.length >= this.options.mostWaiting) throw new Refusal('UNAVAILABLE');
    this.waiting.push(one);
    if (this.isCrowded) this.crowded();
  }

  /** Resolves when this turn of the event loop is over, and before that as soon as a crowd waits. */
  async gathered(): Promise<void> {
    if (this.isCrowded) return;
    const crowd = new Promise<void>((resolve) => {
      this.crowded = resolve;
    });
    // guard: whoever comes in the same turn goes along
    await Promise.race([turnEnds(), crowd]);
  }

  /** Those who make the next batch. */
  leave(): Waiting[] {
    return this.waiting.splice(0, this.options.mostTogether);
  }

  /** Everybody. */
  clear(): Waiting[] {
    return this.waiting.splice(0);
  }

  /** Who came while a batch waited for its ledgers goes with it. @returns true when somebody did */
  board(batch: Waiting[], fits: (one: Pending) => boolean): boolean {
    const room = this.options.mostTogether - batch.length;
    const boarding = new Set(this.waiting.filter(fits).slice(0, room));
    this.waiting = this.waiting.filter((one) => !boarding.has(one));
    batch.push(...boarding);
    return boarding.size > 0;
  }

  private get isCrowded(): boolean {
    return this.waiting.length >= this.options.crowd;
  }
}

/** Tells everybody of a batch what came of their decision; it is committed. */
export function tellAll(batch: readonly Waiting[], outcomes: readonly Outcome[]): void {
  for (const [nth, waiting] of batch.entries()) tell(waiting, outcomes[nth]);
}

function tell({ resolve, reject }: Waiting, outcome: Outcome | undefined): void {
  if (outcome && 'answer' in outcome) resolve(outcome.answer as never);
  else reject(outcome?.refusal);
}
