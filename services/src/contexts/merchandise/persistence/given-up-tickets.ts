import type { Db } from '../../../platform/database/db.js';
import { enqueueDeduplicated } from '../../../platform/queues/enqueue-job.js';
import { orderJobs } from '../queues/orders.queue.js';
import type { OrderRow } from './order.row.js';
import { cancelOpenTickets } from './order-statements.js';

type GivenUp = Pick<OrderRow, 'id' | 'payOnline'> & { readonly ticketId?: string; readonly at: Date };

/** Gives up tickets without a time, all of an order or one: what was paid for them online goes back. @returns whether there were any */
export async function giveUpTickets({ id: orderId, payOnline, ticketId, at }: GivenUp, db: Db): Promise<boolean> {
  if ((await cancelOpenTickets({ orderId, ...(ticketId && { ticketId }), at }, db)) === 0) return false;
  if (payOnline) await enqueueDeduplicated({ kind: orderJobs.endPayments, payload: { orderId }, at }, db);
  return true;
}
