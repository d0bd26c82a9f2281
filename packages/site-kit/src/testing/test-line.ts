/** A line to the server in the hand of a spec: jsdom has no `EventSource`. */
export class TestLine extends EventTarget {
  static readonly all: TestLine[] = [];
  isOpen = true;

  constructor(readonly address: string) {
    super();
    TestLine.all.push(this);
  }

  /** Puts these lines in the place of real ones, with none open. */
  static lay(): void {
    TestLine.all.length = 0;
    Object.assign(globalThis, { EventSource: TestLine });
  }

  /** The lines that nobody has hung up. */
  static get open(): TestLine[] {
    return TestLine.all.filter(({ isOpen }) => isOpen);
  }

  close(): void {
    this.isOpen = false;
  }

  say(slots: unknown): void {
    if (this.isOpen) this.dispatchEvent(new MessageEvent('slots', { data: JSON.stringify(slots) }));
  }

  break(): void {
    if (this.isOpen) this.dispatchEvent(new Event('error'));
  }
}
