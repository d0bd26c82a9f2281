import type { PaidWith } from '@northlight/contracts';
import type { Db } from '../../../platform/database/db.js';
import type { Cents } from '../../../platform/kernel/money.js';
import { currentMeta } from '../../../platform/observability/request-context.js';
import { restBill, sumOfBill } from '../domain/goods-voucher.js';
import type { OrderRow } from './order.row.js';

/** What was paid for merchandise when it was handed over. */
export interface OrderTaking {
  readonly paidWith: PaidWith;
  readonly amount: Cents;
}

/** What is due for the merchandise of an order; nothing where it was paid online, or nobody says how it is paid. */
export function takenFor(order: OrderRow, paidWith: PaidWith | undefined): OrderTaking | undefined {
  if (order.payOnline || !paidWith) return undefined;
  const amount = sumOfBill(restBill(order));
  return amount > 0 ? { paidWith, amount } : undefined;
}

/** A payment for merchandise, in the till of who took it. */
export async function noteTaking(
  { id, collectVenueId }: OrderRow,
  { paidWith, amount, at }: OrderTaking & { readonly at: Date },
  db: Db,
) {
  const { actor = 'visitor' } = currentMeta();
  await db.query(
    `insert into merchandise.desk_payments (order_id, venue_id, actor, paid_with, amount, at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, collectVenueId, actor, paidWith, amount, at],
  );
}
