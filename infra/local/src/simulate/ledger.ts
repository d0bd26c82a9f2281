import type { Station } from './station.js';

interface Cost {
  readonly batch: number;
  readonly booking: number;
}

/** Most batches of a ledger that are on their way at once (docs/adr/0021). */
const IN_FLIGHT = 4;
/** Most decisions of a batch. */
const TOGETHER = 128;

/** One venue's bookings: while batches of it are on their way, the next one gathers. */
export class Ledger {
  private waiting: (() => void)[] = [];
  private inFlight = 0;
  private largest = 0;

  constructor(
    private readonly server: Station,
    private readonly cost: Cost,
  ) {}

  commit(done: () => void): void {
    this.waiting.push(done);
    this.send();
  }

  /** A batch follows one on its way when it is as large as that (docs/adr/0034). */
  private send(): void {
    const { waiting } = this;
    const mayFollow = this.inFlight === 0 || (this.inFlight < IN_FLIGHT && waiting.length >= this.largest);
    if (waiting.length === 0 || !mayFollow) return;
    const batch = waiting.splice(0, TOGETHER);
    this.largest = batch.length;
    this.inFlight++;
    this.server.serve(this.cost.batch + this.cost.booking * batch.length, () => {
      this.inFlight--;
      for (const done of batch) done();
      this.send();
    });
  }
}
