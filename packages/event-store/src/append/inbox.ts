import { setImmediate as turnEnds } from 'node:timers/promises';
import type { EngineOptions } from '../engine-options.js';
import { EventStoreError } from '../errors.js';
import type { Outcome, PendingCommand } from './batch.js';

/** A command in the queue, and the promise of its caller. */
export interface QueuedCommand extends PendingCommand {
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: unknown) => void;
}

/** The inbox of a command queue: commands that wait for the next batch, in the order in which they came. */
export class Inbox {
  private queued: QueuedCommand[] = [];
  private becameEager: () => void = () => undefined;

  constructor(private readonly options: Pick<EngineOptions, 'maxQueued' | 'maxBatchSize' | 'eagerBatchSize'>) {}

  get size(): number {
    return this.queued.length;
  }

  /** @throws {EventStoreError} UNAVAILABLE when too many wait */
  add(command: QueuedCommand): void {
    // guard: those who wait are so many and no more
    if (this.queued.length >= this.options.maxQueued) throw new EventStoreError('UNAVAILABLE');
    this.queued.push(command);
    if (this.isEager) this.becameEager();
  }

  /** Resolves when this turn of the event loop is over, and before that as soon as so many wait that they leave at once. */
  async untilGathered(): Promise<void> {
    if (this.isEager) return;
    const eager = new Promise<void>((resolve) => {
      this.becameEager = resolve;
    });
    // guard: whoever comes in the same turn goes along
    await Promise.race([turnEnds(), eager]);
  }

  /** The commands of the next batch. */
  takeBatch(): QueuedCommand[] {
    return this.queued.splice(0, this.options.maxBatchSize);
  }

  /** All of them. */
  clear(): QueuedCommand[] {
    return this.queued.splice(0);
  }

  /** Adds commands to a batch that came while it waited for its ledgers. @returns true when there were any */
  admit(batch: QueuedCommand[], fits: (one: PendingCommand) => boolean): boolean {
    const left = this.options.maxBatchSize - batch.length;
    const admitted = new Set(this.queued.filter(fits).slice(0, left));
    this.queued = this.queued.filter((one) => !admitted.has(one));
    batch.push(...admitted);
    return admitted.size > 0;
  }

  private get isEager(): boolean {
    return this.queued.length >= this.options.eagerBatchSize;
  }
}

/** Settles every command of a batch with its outcome; it is committed. */
export function settleAll(batch: readonly QueuedCommand[], outcomes: readonly Outcome[]): void {
  for (const [nth, command] of batch.entries()) settle(command, outcomes[nth]);
}

function settle({ resolve, reject }: QueuedCommand, outcome: Outcome | undefined): void {
  if (outcome && 'answer' in outcome) resolve(outcome.answer as never);
  else reject(outcome?.refusal);
}
