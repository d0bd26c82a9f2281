import { AnswerCache } from './answer-cache.js';
import { StreamCache } from './stream-cache.js';

/** Where a ledger stands: its last position, and the token of the batch that brought it there. */
export interface Head {
  readonly position: number;
  readonly token: string;
}

/**
 * How a batch makes sure that it stands on the present: by comparing the head when it writes (optimistic), by locking it
 * before it decides (pessimistic), or by whichever costs less just now (docs/adr/0014).
 */
export type ConcurrencyControl = 'compare' | 'lock' | 'auto';

/** Batches for which the ledger is locked first, after another process was seen to write to it. */
const LOCKED_BATCHES = 16;

/** A ledger as one command queue of this process knows it: its head, and the streams and answers that were used lately. */
export class LedgerCache {
  readonly streams = new StreamCache();
  readonly answers = new AnswerCache();
  private known: Head | undefined;
  private isKnown = false;
  private hasLost = false;
  private lockedBatchesLeft = 0;

  constructor(
    readonly ledger: number,
    private readonly options: { readonly concurrency: ConcurrencyControl },
  ) {}

  /** Where the next decision stands, undefined when that has to be read. */
  get head(): Head | undefined {
    return this.isKnown ? this.known : undefined;
  }

  /** True when others write to this ledger too, so that deciding before locking it would often be for nothing. */
  get isLockedFirst(): boolean {
    const { concurrency } = this.options;
    return concurrency === 'lock' || (concurrency === 'auto' && (this.hasLost || this.lockedBatchesLeft > 0));
  }

  /**
   * The head was read. What is cached is the present only if the head is where this process left it.
   * @returns true when it is not
   */
  found({ position, token }: Head): boolean {
    const hasMoved = this.known?.token !== token || this.known.position !== position;
    // guard: memory is doubted when somebody else has written
    if (hasMoved) this.streams.doubt();
    // not further on, and yet another batch: the past itself is another one
    // guard: memory goes when the past is another one
    if (hasMoved && this.known && position <= this.known.position) this.streams.clear();
    // guard: a ledger to which others write is locked for a while, not once
    this.lockedBatchesLeft = hasMoved && this.known ? LOCKED_BATCHES : Math.max(0, this.lockedBatchesLeft - 1);
    this.hasLost = false;
    this.movedTo({ position, token });
    return hasMoved;
  }

  /** This process moved the head. */
  movedTo(head: Head): void {
    this.known = head;
    this.isKnown = true;
  }

  /** It did not move after all. */
  movedBackTo(head: Head): void {
    this.known = head;
    this.isKnown = false;
  }

  /** Another process may have moved the head: it must be read before the next decision. */
  invalidateHead(): void {
    this.isKnown = false;
  }

  /** Another process wrote first. */
  noteLostRace(): void {
    // guard: a lost race is noted, so that the next batch locks
    this.hasLost = true;
    this.invalidateHead();
  }
}
