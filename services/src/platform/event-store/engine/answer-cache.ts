import type { RequestKey } from '../request-key.js';

/** What a request with a key got, and the fingerprint of what it had asked. */
export interface CachedAnswer {
  readonly fingerprint: string;
  readonly answer: unknown;
}

/** Answers of a ledger that are cached: the last so many at least, twice as many at most (two generations). */
const MIN_CACHED_ANSWERS = 2_500;

// guard: a key is that of whoever chose it
export const nameOf = ({ scope, key }: Pick<RequestKey, 'scope' | 'key'>): string => `${scope} ${key}`;

/** Answers of a ledger that were given lately; all others stand in log.requests. */
export class AnswerCache {
  private recent = new Map<string, CachedAnswer>();
  /** Those before, which go all at once: to find the oldest of a map that lost its oldest ones costs more than a decision. */
  private older = new Map<string, CachedAnswer>();

  get(request: RequestKey): CachedAnswer | undefined {
    const name = nameOf(request);
    return this.recent.get(name) ?? this.older.get(name);
  }

  forget(request: Pick<RequestKey, 'scope' | 'key'>): void {
    const name = nameOf(request);
    this.recent.delete(name);
    // guard: an answer that did not come to be is forgotten, also when many came after it
    this.older.delete(name);
  }

  keep(request: Pick<RequestKey, 'scope' | 'key'>, { fingerprint, answer }: CachedAnswer): void {
    if (this.recent.size >= MIN_CACHED_ANSWERS) {
      this.older = this.recent;
      this.recent = new Map();
    }
    this.recent.set(nameOf(request), { fingerprint, answer });
  }
}
