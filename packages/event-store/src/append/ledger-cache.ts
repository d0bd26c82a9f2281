import type { RequestKey } from '../request-key.js';
import { GenerationalMap } from './generational-map.js';

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

/** A stream as a process last saw it. States are never changed, only replaced, so they may be shared. */
export interface CachedStream {
  readonly state: unknown;
  readonly version: number;
}

interface Entry extends CachedStream {
  /** The doubt after which it was seen. */
  readonly doubts: number;
}

/** What a request with a key got, and the fingerprint of what it had asked. */
export interface CachedAnswer {
  readonly fingerprint: string;
  readonly answer: unknown;
}

// guard: a key is that of whoever chose it
export const nameOf = ({ scope, key }: Pick<RequestKey, 'scope' | 'key'>): string => `${scope} ${key}`;

const MIN_CACHED_STREAMS = 10_000;
const MIN_CACHED_ANSWERS = 2_500;

/**
 * A ledger as one command queue of this process knows it: its head, and the streams and answers that were used lately. As
 * long as nobody else writes the streams are the present; from the first doubt on each is only what it was, until the events
 * after its version are read. All other answers stand in log.requests.
 */
export class LedgerCache {
  private readonly streams = new GenerationalMap<Entry>(MIN_CACHED_STREAMS);
  private readonly answers = new GenerationalMap<CachedAnswer>(MIN_CACHED_ANSWERS);
  private doubts = 0;
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
   * @param past the token of the batch that stands where this process saw the head last: after a failover to an older state
   * it may be another one, however far on the head is. Undefined: nobody looked
   * @returns true when it is not
   */
  found({ position, token }: Head, past?: string | null): boolean {
    const hasMoved = this.known?.token !== token || this.known.position !== position;
    // guard: memory is doubted when somebody else has written
    if (hasMoved) this.doubts++;
    // guard: memory goes when the past is another one
    if (hasMoved && this.known && !this.isContinuedBy(position, past)) this.forget();
    // guard: a ledger to which others write is locked for a while, not once
    this.lockedBatchesLeft = hasMoved && this.known ? LOCKED_BATCHES : Math.max(0, this.lockedBatchesLeft - 1);
    this.hasLost = false;
    this.movedTo({ position, token });
    return hasMoved;
  }

  /** Not further on, and yet another batch, or another one where it stood: the past itself is another one. */
  private isContinuedBy(position: number, past: string | null | undefined): boolean {
    // guard: a head that is further on may stand on another past
    return position > (this.known?.position ?? 0) && (past === undefined || past === this.known?.token);
  }

  private forget(): void {
    this.streams.clear();
    this.answers.clear();
  }

  /** Where the head stood when it was seen last, whether or not it still does. */
  get seen(): Head | undefined {
    return this.known;
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

  /** A stream as it is now, where that is known. */
  present(stream: string): CachedStream | undefined {
    const entry = this.streams.use(stream);
    return entry?.doubts === this.doubts ? entry : undefined;
  }

  /** A stream as it was some time ago, or is. */
  recall(stream: string): CachedStream | undefined {
    return this.streams.get(stream);
  }

  /** @returns takes it back: what was kept did not come to be */
  keepStreams(streams: Iterable<readonly [string, CachedStream]>): () => void {
    const before: [string, Entry | undefined][] = [];
    for (const [stream, { state, version }] of streams) {
      before.push([stream, this.streams.get(stream)]);
      this.streams.set(stream, { state, version, doubts: this.doubts });
    }
    return () => {
      for (const [stream, entry] of before) {
        if (entry) this.streams.set(stream, entry);
        else this.streams.delete(stream);
      }
    };
  }

  answerTo(request: RequestKey): CachedAnswer | undefined {
    return this.answers.get(nameOf(request));
  }

  keepAnswer(request: Pick<RequestKey, 'scope' | 'key'>, { fingerprint, answer }: CachedAnswer): void {
    this.answers.set(nameOf(request), { fingerprint, answer });
  }

  forgetAnswer(request: RequestKey): void {
    this.answers.delete(nameOf(request));
  }

  /** It is decided elsewhere: nobody is raced here. */
  standDown(): void {
    this.hasLost = false;
    this.lockedBatchesLeft = 0;
    this.invalidateHead();
  }

  /** Another process wrote first. */
  noteLostRace(): void {
    // guard: a lost race is noted, so that the next batch locks
    this.hasLost = true;
    this.invalidateHead();
  }
}
