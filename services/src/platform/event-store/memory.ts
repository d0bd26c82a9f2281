/** A stream as a program last saw it. States are never changed, only replaced, so they may be shared. */
export interface Remembered {
  readonly state: unknown;
  readonly version: number;
}

/** Most streams that are kept in memory; the ones that were not asked for longest go first. */
const most = 20_000;

/**
 * Streams that were decided on lately. It only saves reading: whoever recalls one still reads what came after it,
 * under the lock of the ledger, so that what other processes wrote is never missed.
 */
export class Memory {
  private readonly streams = new Map<string, Remembered>();

  recall(ledger: number, stream: string): Remembered | undefined {
    const name = `${ledger} ${stream}`;
    const found = this.streams.get(name);
    if (found) {
      this.streams.delete(name);
      this.streams.set(name, found);
    }
    return found;
  }

  remember(ledger: number, streams: Iterable<readonly [string, Remembered]>): void {
    for (const [stream, { state, version }] of streams) this.streams.set(`${ledger} ${stream}`, { state, version });
    for (const oldest of this.streams.keys()) {
      if (this.streams.size <= most) return;
      this.streams.delete(oldest);
    }
  }
}
