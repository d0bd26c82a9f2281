import type { RequestKey } from '../request-key.js';

/** What a request with a key got, and the fingerprint of what it had asked. */
export interface Answered {
  readonly fingerprint: string;
  readonly answer: unknown;
}

/** Most answers that are remembered for a ledger. */
const most = 5_000;

export const nameOf = ({ scope, key }: Pick<RequestKey, 'scope' | 'key'>): string => `${scope} ${key}`;

/** Answers of a ledger that were given lately; all others stand in log.requests. */
export class Answers {
  private readonly recent = new Map<string, Answered>();

  get(request: RequestKey): Answered | undefined {
    return this.recent.get(nameOf(request));
  }

  forget(request: Pick<RequestKey, 'scope' | 'key'>): void {
    this.recent.delete(nameOf(request));
  }

  keep(request: Pick<RequestKey, 'scope' | 'key'>, { fingerprint, answer }: Answered): void {
    this.recent.set(nameOf(request), { fingerprint, answer });
    for (const oldest of this.recent.keys()) {
      if (this.recent.size <= most) return;
      this.recent.delete(oldest);
    }
  }
}
