/** A stream as a program last saw it. States are never changed, only replaced, so they may be shared. */
export interface Remembered {
  readonly state: unknown;
  readonly version: number;
}

/** Most streams that are kept in memory for a ledger; the ones that were not asked for longest go first. */
const most = 20_000;

/**
 * The streams of one ledger that were decided on lately, as they were at a position. While the head of the ledger still
 * stands there nobody else has written, and they are the present; else whoever recalls one reads what came after it,
 * under the lock of the ledger.
 */
export class Memory {
  private readonly streams = new Map<string, Remembered>();
  private position = 0;

  recall(stream: string): Remembered | undefined {
    const found = this.streams.get(stream);
    if (found) {
      this.streams.delete(stream);
      this.streams.set(stream, found);
    }
    return found;
  }

  /** True when nobody has written since: what is recalled needs no reading. */
  isPresentAt(head: number): boolean {
    return head === this.position;
  }

  /**
   * Keeps streams as they are at a position.
   * @param from the head on which they were decided; when it is not where the last ones were kept, the older ones are
   *   still true but not the present, and have to go
   */
  remember(streams: Iterable<readonly [string, Remembered]>, { from, to }: { from: number; to: number }): void {
    if (!this.isPresentAt(from)) this.streams.clear();
    for (const [stream, remembered] of streams) this.streams.set(stream, remembered);
    this.position = to;
    for (const oldest of this.streams.keys()) {
      if (this.streams.size <= most) return;
      this.streams.delete(oldest);
    }
  }
}
