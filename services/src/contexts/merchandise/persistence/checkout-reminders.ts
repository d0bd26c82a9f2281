import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import { enqueueJob } from '../../../platform/queues/enqueue-job.js';
import { orderJobs } from '../queues/orders.queue.js';
import type { NewOrder } from './new-order.js';
import { OrderPersons } from './order-persons.js';

/**
 * Hours after an order was given up, from when on and until when somebody is reminded of it, should no worker have come.
 * Whoever wanted no more than a walk round the block is back by then. The consent is kept until the second of them.
 */
const [from, until] = [3, 24];

/** Whoever said so at the checkout is reminded of an order that they left before paying, once. */
@Injectable()
export class CheckoutReminders {
  constructor(
    private readonly pool: pg.Pool,
    private readonly persons: OrderPersons,
  ) {}

  /** Keeps that somebody wants it, in the commit of the order. An order that counts at once has nothing to remind of. */
  async want({ id, awaitsPayment, remindIfUnpaid, at }: NewOrder, db: Db): Promise<void> {
    // guard: whoever did not ask for it is not reminded of a checkout
    if (!awaitsPayment || !remindIfUnpaid) return;
    await db.query('insert into merchandise.checkout_reminders (order_id, consented_at) values ($1, $2)', [id, at]);
  }

  /**
   * A job an order that nobody paid, named by its number: left again, it is the same. What was wanted is forgotten once its
   * order counts, or was given up too long ago.
   */
  async leave(at: Date): Promise<void> {
    const { rows } = await this.pool.query<{ id: string; nr: number }>(
      `select o.id, o.nr from merchandise.checkout_reminders r join merchandise.orders o on o.id = r.order_id
       where o.status = 'cancelled' and o.cancelled_at <= $1::timestamptz - interval '${from} hours'
         and o.cancelled_at > $1::timestamptz - interval '${until} hours'
         and exists (select from merchandise.order_changes c
           where c.order_id = o.id and c.what = 'cancelled' and c.reason = 'not_paid')`,
      [at],
    );
    for (const { id: orderId, nr: number } of rows)
      await enqueueJob({ kind: orderJobs.remindOfCheckout, number, payload: { orderId }, at }, this.pool);
    await this.pool.query(
      `delete from merchandise.checkout_reminders r using merchandise.orders o
       where o.id = r.order_id and o.status <> 'awaiting_payment'
         and (o.status <> 'cancelled' or o.cancelled_at <= $1::timestamptz - interval '${until} hours')`,
      [at],
    );
  }

  /** Whether its customer has ordered again since, or has begun to and is to be reminded of that. */
  async isOvertaken(orderId: string, email: string): Promise<boolean> {
    const { rows } = await this.pool.query(
      `select from merchandise.orders o join merchandise.orders mine on mine.id = $1
       where o.nr > mine.nr and (o.person_ref = any($2) or o.user_id = mine.user_id)
         and (o.status <> 'cancelled' or exists (select from merchandise.checkout_reminders where order_id = o.id))
       limit 1`,
      [orderId, await this.persons.refsOf(email)],
    );
    return rows.length > 0;
  }
}
