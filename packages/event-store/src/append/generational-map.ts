/**
 * Keeps the last so many entries at least, and twice as many at most: they go a whole generation at a time, because to find
 * the oldest of a map that lost its oldest ones, or to move an entry to the end each time, costs more than a decision.
 */
export class GenerationalMap<Value> {
  private recent = new Map<string, Value>();
  private older = new Map<string, Value>();

  constructor(private readonly min: number) {}

  get(key: string): Value | undefined {
    return this.recent.get(key) ?? this.older.get(key);
  }

  /** The same, and makes it one of the last again. */
  use(key: string): Value | undefined {
    const recent = this.recent.get(key);
    if (recent !== undefined) return recent;
    const older = this.older.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: string, value: Value): void {
    if (this.recent.size >= this.min && !this.recent.has(key)) {
      this.older = this.recent;
      this.recent = new Map();
    }
    this.recent.set(key, value);
  }

  delete(key: string): void {
    this.recent.delete(key);
    // guard: an answer that did not come to be is forgotten, also when many came after it
    this.older.delete(key);
  }

  clear(): void {
    this.recent.clear();
    this.older.clear();
  }
}
