/** What is to happen, in the order of its time: a binary heap. */
export class Events {
  private readonly times: number[] = [];
  private readonly works: (() => void)[] = [];
  /** Milliseconds since the beginning. */
  now = 0;

  in(ms: number, work: () => void): void {
    this.times.push(this.now + ms);
    this.works.push(work);
    let at = this.times.length - 1;
    for (let above = (at - 1) >> 1; at > 0 && this.isLess(at, above); above = (at - 1) >> 1) {
      this.swap(at, above);
      at = above;
    }
  }

  /** Lets everything happen that is to happen until then. */
  runUntil(end: number): void {
    while (this.times.length > 0 && (this.times[0] as number) <= end) {
      this.now = this.times[0] as number;
      const work = this.works[0] as () => void;
      this.removeFirst();
      work();
    }
    this.now = end;
  }

  private removeFirst(): void {
    const last = this.times.length - 1;
    this.swap(0, last);
    this.times.pop();
    this.works.pop();
    let at = 0;
    for (let least = this.leastAt(at); least !== at; least = this.leastAt(at)) {
      this.swap(at, least);
      at = least;
    }
  }

  /** The earliest of one and the two below it. */
  private leastAt(at: number): number {
    const below = [2 * at + 1, 2 * at + 2].filter((one) => one < this.times.length);
    return below.reduce((least, one) => (this.isLess(one, least) ? one : least), at);
  }

  private isLess(one: number, other: number): boolean {
    return (this.times[one] as number) < (this.times[other] as number);
  }

  private swap(one: number, other: number): void {
    const { times, works } = this;
    [times[one], times[other]] = [times[other] as number, times[one] as number];
    [works[one], works[other]] = [works[other] as () => void, works[one] as () => void];
  }
}
