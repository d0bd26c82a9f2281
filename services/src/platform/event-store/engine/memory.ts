/** A stream as a program last saw it. States are never changed, only replaced, so they may be shared. */
export interface Remembered {
  readonly state: unknown;
  readonly version: number;
}

/** Most streams that are kept in memory for a ledger; the ones that were not asked for longest go first. */
const most = 20_000;

interface Entry extends Remembered {
  /** The doubt after which it was seen. */
  readonly doubts: number;
}

/**
 * The streams of one ledger that were decided on lately. As long as nobody else writes they are the present; from the
 * first doubt on each is only what it was, until the events after its version are read.
 */
export class Memory {
  private readonly streams = new Map<string, Entry>();
  private doubts = 0;

  /** A stream as it is now, where that is known. */
  present(stream: string): Remembered | undefined {
    const entry = this.streams.get(stream);
    if (entry?.doubts !== this.doubts) return undefined;
    this.streams.delete(stream);
    this.streams.set(stream, entry);
    return entry;
  }

  /** A stream as it was some time ago, or is. */
  recall(stream: string): Remembered | undefined {
    return this.streams.get(stream);
  }

  /** Somebody else has written: nothing that is remembered is known to be the present any more. */
  doubt(): void {
    this.doubts++;
  }

  clear(): void {
    this.streams.clear();
  }

  /** @returns takes it back: what was kept did not come to be */
  keep(streams: Iterable<readonly [string, Remembered]>): () => void {
    const before: [string, Entry | undefined][] = [];
    for (const [stream, { state, version }] of streams) {
      before.push([stream, this.streams.get(stream)]);
      this.streams.delete(stream);
      this.streams.set(stream, { state, version, doubts: this.doubts });
    }
    this.forgetOldest();
    return () => {
      for (const [stream, entry] of before) {
        if (entry) this.streams.set(stream, entry);
        else this.streams.delete(stream);
      }
    };
  }

  private forgetOldest(): void {
    for (const oldest of this.streams.keys()) {
      if (this.streams.size <= most) return;
      this.streams.delete(oldest);
    }
  }
}
