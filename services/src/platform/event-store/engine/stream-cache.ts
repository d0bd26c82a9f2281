/** A stream as a process last saw it. States are never changed, only replaced, so they may be shared. */
export interface CachedStream {
  readonly state: unknown;
  readonly version: number;
}

/** Streams of a ledger that are cached: the last so many at least, twice as many at most (two generations). */
const MIN_CACHED_STREAMS = 10_000;

interface Entry extends CachedStream {
  /** The doubt after which it was seen. */
  readonly doubts: number;
}

/**
 * The streams of one ledger that were decided on lately. As long as nobody else writes they are the present; from the
 * first doubt on each is only what it was, until the events after its version are read.
 */
export class StreamCache {
  private recent = new Map<string, Entry>();
  /** Those before, which go all at once, as the answers do: to move a stream to the end each time costs more. */
  private older = new Map<string, Entry>();
  private doubts = 0;

  /** A stream as it is now, where that is known. */
  present(stream: string): CachedStream | undefined {
    const recent = this.recent.get(stream);
    const entry = recent ?? this.older.get(stream);
    if (entry?.doubts !== this.doubts) return undefined;
    if (!recent) this.put(stream, entry);
    return entry;
  }

  /** A stream as it was some time ago, or is. */
  recall(stream: string): Entry | undefined {
    return this.recent.get(stream) ?? this.older.get(stream);
  }

  /** Another process has written: nothing that is cached is known to be the present any more. */
  doubt(): void {
    this.doubts++;
  }

  clear(): void {
    this.recent.clear();
    this.older.clear();
  }

  /** @returns takes it back: what was kept did not come to be */
  keep(streams: Iterable<readonly [string, CachedStream]>): () => void {
    const before: [string, Entry | undefined][] = [];
    for (const [stream, { state, version }] of streams) {
      before.push([stream, this.recall(stream)]);
      this.put(stream, { state, version, doubts: this.doubts });
    }
    return () => {
      for (const [stream, entry] of before) {
        if (entry) this.put(stream, entry);
        else this.forget(stream);
      }
    };
  }

  private put(stream: string, entry: Entry): void {
    if (this.recent.size >= MIN_CACHED_STREAMS && !this.recent.has(stream)) {
      this.older = this.recent;
      this.recent = new Map();
    }
    this.recent.set(stream, entry);
  }

  private forget(stream: string): void {
    this.recent.delete(stream);
    this.older.delete(stream);
  }
}
