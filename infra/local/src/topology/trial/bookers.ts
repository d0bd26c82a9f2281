import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Door } from './door.js';
import type { Booked, History, Operation, Slot } from './history.js';

/** People who are on their way at once, at most: what a burst of a fault leaves waiting has an end. */
const MOST_AT_ONCE = 600;
const TICK_MS = 20;
const ASK_AGAIN_MS = 400;
/** One in so many cancels what it has booked, and is sent a mail. */
const CANCELS = 20;

/** People who book at a rate, whether or not those before were answered, and ask again under their key until they know. */
export class Bookers {
  private atOnce = 0;
  private isOver = false;
  private nth = 0;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly door: Pick<Door, 'post'>,
    private readonly history: History,
    private readonly slots: (nth: number) => Slot,
  ) {}

  /** @param rate bookings a second */
  start(rate: number): void {
    this.running = this.run(rate);
  }

  /** Nobody new comes; those who are on their way learn what became of them, for half a minute. */
  async stop(): Promise<void> {
    this.isOver = true;
    await this.running;
    for (const until = performance.now() + 30_000; this.atOnce > 0 && performance.now() < until; ) await pause(50);
  }

  private async run(rate: number): Promise<void> {
    let due = 0;
    for (let before = performance.now(); !this.isOver; ) {
      await pause(TICK_MS);
      const now = performance.now();
      due += ((now - before) / 1_000) * rate;
      before = now;
      for (; due >= 1; due--) if (this.atOnce < MOST_AT_ONCE) void this.come();
    }
  }

  private async come(): Promise<void> {
    this.atOnce++;
    const nth = this.nth++;
    const operation = this.history.invoke(randomUUID(), this.slots(nth));
    await this.untilKnown(operation, () => this.book(operation, nth));
    if (operation.known === 'ok' && nth % CANCELS === 0) await this.cancel(operation);
    this.atOnce--;
  }

  private async untilKnown({ known }: Operation, ask: () => Promise<boolean>): Promise<void> {
    for (let tries = 0; known === 'unknown' && tries < 150; tries++) {
      if (await ask()) return;
      await pause(ASK_AGAIN_MS);
    }
  }

  private async book(operation: Operation, nth: number): Promise<boolean> {
    const person = { customerName: 'Ann Lee', customerEmail: `visitor-${nth}@example.com` };
    const body = { ...operation.slot, numberOfTickets: 1, ticketType: 'standard', ...person };
    const { status, text } = await this.door.post('/api/bookings', body, { 'idempotency-key': operation.key });
    if (status === 201) {
      this.history.ok(operation, JSON.parse(text) as Booked);
      return true;
    }
    if (!this.isRefusal(status, text)) return false;
    this.history.fail(operation, status, text);
    return true;
  }

  private async cancel(operation: Operation): Promise<void> {
    operation.cancelled = 'unknown';
    operation.cancelKey = randomUUID();
    const [id] = operation.ids;
    const headers = { 'idempotency-key': operation.cancelKey, 'booking-token': String(operation.manageToken) };
    for (let tries = 0; tries < 100; tries++) {
      const { status, text } = await this.door.post(`/api/bookings/${id}/cancel`, { reason: 'plans_changed' }, headers);
      if (status >= 200 && status < 300) {
        operation.cancelled = 'ok';
        return;
      }
      if (this.isRefusal(status, text)) {
        operation.cancelled = 'fail';
        return;
      }
      await pause(ASK_AGAIN_MS);
    }
  }

  /** A word that is final. Anything else may have happened or not, and is asked again. */
  private isRefusal(status: number, text: string): boolean {
    if (status < 400 || status >= 500 || status === 429 || text.includes('"CONFLICT"')) {
      this.history.strange(status, text);
      return false;
    }
    return true;
  }
}
