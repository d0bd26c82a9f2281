/** How long to wait before something that ended is started again; all in milliseconds. */
export interface BackoffTimes {
  readonly firstMs: number;
  readonly longestMs: number;
  /** After so long without an end the pauses start anew. */
  readonly quietMs: number;
}

const usual: BackoffTimes = { firstMs: 250, longestMs: 30_000, quietMs: 120_000 };

/** Pauses that double with each end, up to a longest one, for ever. */
export class Backoff {
  private ends = 0;
  private lastAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly times = usual) {}

  /** The pause after an end. @param now milliseconds of a clock that never goes back */
  nextMs(now = performance.now()): number {
    const { firstMs, longestMs, quietMs } = this.times;
    if (now - this.lastAt > quietMs) this.ends = 0;
    this.lastAt = now;
    return Math.min(firstMs * 2 ** this.ends++, longestMs);
  }
}

/** A length of time for people: `0.25 s`. */
export const inSeconds = (milliseconds: number): string => `${milliseconds / 1000} s`;
