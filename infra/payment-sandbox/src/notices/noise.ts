/** Longest that noise keeps a notice back. */
const LATEST_MS = 3_000;

/** What goes wrong on the way of notices, by a chance that begins with a seed: the same seed, the same trouble. */
export class Noise {
  private state: number;

  /** @param share of the notices that come twice, 0 to 1; half as many are late, and so behind later ones */
  constructor(
    private readonly share: number,
    seed: number,
  ) {
    this.state = seed | 0;
  }

  isTwice(): boolean {
    return this.next() < this.share;
  }

  /** Milliseconds by which a notice is late; mostly 0. */
  lateMs(): number {
    const isLate = this.next() < this.share / 2;
    return isLate ? Math.ceil(this.next() * LATEST_MS) : 0;
  }

  /** A number from 0 up to 1 (mulberry32). */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
}
