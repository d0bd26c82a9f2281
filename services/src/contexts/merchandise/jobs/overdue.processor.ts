import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { Clock } from '../../../platform/kernel/clock.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { logger } from '../../../platform/observability/logger.js';
import { withContext } from '../../../platform/observability/request-context.js';
import { JobHost } from '../../../platform/queues/job-host.js';
import { CheckoutReminders } from '../persistence/checkout-reminders.js';
import { OpenTicketReminders } from '../persistence/open-ticket-reminders.js';
import type { OrderRow } from '../persistence/order.row.js';
import { OrderBook } from '../persistence/order-book.js';
import { OverdueOrders } from '../persistence/overdue-orders.js';
import { overdueQueue } from '../queues/overdue.queue.js';

/**
 * Cancels orders whose merchandise nobody has collected in time: it is for sale again, and the customer is told once. And
 * has customers reminded of open tickets that are about to expire, and of orders that they left before paying.
 * Safe to run late, twice, or in several workers at once: each order is a commit of its own, and is cancelled once.
 */
@Processor(overdueQueue.name)
export class OverdueProcessor extends JobHost {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly overdue: OverdueOrders,
    private readonly book: OrderBook,
    private readonly clock: Clock,
    private readonly reminders: OpenTicketReminders,
    private readonly checkouts: CheckoutReminders,
  ) {
    super();
  }

  /** @throws when some could not be cancelled; the others are, and the next job tries again */
  process({ id }: Pick<Job, 'id'>): Promise<{ looked: number }> {
    return withContext({ requestId: `job-${id}`, actor: 'worker' }, () => this.lookAround());
  }

  private async lookAround(): Promise<{ looked: number }> {
    await this.reminders.leave(this.clock.now());
    await this.checkouts.leave(this.clock.now());
    const results: boolean[] = [];
    for await (const page of this.overdue.at(this.clock.now()))
      for (const order of page) results.push(await this.cancel(order));
    const failed = results.filter((isDone) => !isDone).length;
    if (failed > 0) throw new Error(`${failed} of ${results.length} overdue orders could not be cancelled`);
    if (results.length > 0) logger.info({ orders: results.length }, 'Orders that were not collected are cancelled');
    return { looked: results.length };
  }

  private async cancel(order: OrderRow): Promise<boolean> {
    try {
      const how = { request: undefined, cancelBookings: false, reason: 'not_collected' } as const;
      await this.book.cancel(order, how);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return true; // somebody was quicker and collected it
      logger.error({ err: error, orderId: order.id }, 'An overdue order could not be cancelled');
      return false;
    }
  }
}
