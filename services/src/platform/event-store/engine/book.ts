import { Answers } from './answers.js';
import { Memory } from './memory.js';

/** Where a ledger stands: its last position, and the token of the batch that brought it there. */
export interface Head {
  readonly position: number;
  readonly token: string;
}

/**
 * How a batch makes sure that it stands on the present: by comparing the head when it writes, by locking it before it
 * decides, or by whichever costs less just now (docs/adr/0014).
 */
export type Taking = 'compare' | 'lock' | 'auto';

/** Batches for which the ledger is locked first, after somebody else was seen to write to it. */
const shyFor = 16;

/** A ledger as one lane of this process knows it. */
export class Book {
  readonly memory = new Memory();
  readonly answers = new Answers();
  private known: Head | undefined;
  private isKnown = false;
  private hasLost = false;
  private shy = 0;

  constructor(
    readonly ledger: number,
    private readonly options: { readonly taking: Taking },
  ) {}

  /** Where the next decision stands, undefined when that has to be read. */
  get head(): Head | undefined {
    return this.isKnown ? this.known : undefined;
  }

  /** True when others write to this ledger too, so that deciding before locking it would often be for nothing. */
  get isLockedFirst(): boolean {
    const { taking } = this.options;
    return taking === 'lock' || (taking === 'auto' && (this.hasLost || this.shy > 0));
  }

  /**
   * The head was read. What is remembered is the present only if the head is where this process left it.
   * @returns true when it is not
   */
  found({ position, token }: Head): boolean {
    const hasMoved = this.known?.token !== token || this.known.position !== position;
    // guard: memory is doubted when somebody else has written
    if (hasMoved) this.memory.doubt();
    // not further on, and yet another batch: the past itself is another one
    // guard: memory goes when the past is another one
    if (hasMoved && this.known && position <= this.known.position) this.memory.clear();
    // guard: a ledger to which others write is locked for a while, not once
    this.shy = hasMoved && this.known ? shyFor : Math.max(0, this.shy - 1);
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
  backTo(head: Head): void {
    this.known = head;
    this.isKnown = false;
  }

  /** Somebody may have moved the head: it must be read before the next decision. */
  lostSight(): void {
    this.isKnown = false;
  }

  /** Somebody was faster. */
  lostRace(): void {
    // guard: a lost race is noted, so that the next batch locks
    this.hasLost = true;
    this.lostSight();
  }
}
