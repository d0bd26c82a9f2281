import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { enqueueJob } from '../../../platform/queues/enqueue-job.js';
import { orderJobs } from '../queues/orders.queue.js';

/** Days before the last one on which somebody is reminded, from when on and until when, should no worker have come. */
const [from, until] = [30, 24];

/** Reminds of tickets whose time was not chosen, before it is too late. */
@Injectable()
export class OpenTicketReminders {
  constructor(private readonly pool: pg.Pool) {}

  /**
   * A job an order, named by its number: left again, it is the same. The outbox knows it for longer than the days in which
   * it is left, so that one mail is written. Whether there is still something to choose is looked at then.
   */
  async leave(at: Date): Promise<void> {
    const { rows } = await this.pool.query<{ id: string; nr: number }>(
      `select distinct o.id, o.nr from merchandise.open_tickets t join merchandise.orders o on o.id = t.order_id
       where t.cancelled_at is null and t.expires_at > $1::timestamptz + make_interval(days => ${until})
         and t.expires_at <= $1::timestamptz + make_interval(days => ${from})`,
      [at],
    );
    for (const { id: orderId, nr: number } of rows)
      await enqueueJob({ kind: orderJobs.tellOfOpenTickets, number, payload: { orderId }, at }, this.pool);
  }
}
