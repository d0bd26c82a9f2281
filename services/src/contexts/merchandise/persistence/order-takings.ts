import type { PaidWith, TillMeans } from '@northlight/contracts';
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

/** How somebody pays at the desk. */
export interface DeskPaid {
  readonly paidWith?: PaidWith | undefined;
  /** What a gift voucher pays of it, which was spent before. */
  readonly voucher?: Cents;
}

/** What came in with handing over. */
export interface Takings {
  readonly taken?: OrderTaking | undefined;
  readonly voucher?: Cents;
}

export const noTakings: Takings = {};

/**
 * Notes what is due for the merchandise of an order, in the till of who takes it; nothing where it was paid online, or nobody
 * says how it is paid.
 */
export async function noteTakings(order: OrderRow, paid: DeskPaid & { readonly at: Date }, db: Db): Promise<Takings> {
  const { paidWith, voucher = 0, at } = paid;
  if (order.payOnline) return noTakings;
  if (voucher > 0) await applyVoucher(order, { voucher, at }, db);
  const rest = restBill(voucher > 0 ? { ...order, charges: { ...order.charges, voucher } } : order);
  const amount = sumOfBill(rest);
  const taken = paidWith && amount > 0 ? { paidWith, amount } : undefined;
  if (taken) await insertTaking(order, { ...taken, tax: rest.tax, at }, db);
  return { taken, ...(voucher > 0 && { voucher }) };
}

async function applyVoucher(order: OrderRow, { voucher, at }: { readonly voucher: Cents; readonly at: Date }, db: Db) {
  await db.query('update merchandise.orders set voucher_cents = $2 where id = $1', [order.id, voucher]);
  await insertTaking(order, { paidWith: 'voucher', amount: voucher, tax: 0, at }, db);
}

interface Taking {
  readonly paidWith: TillMeans;
  readonly amount: Cents;
  readonly tax: Cents;
  readonly at: Date;
}

async function insertTaking({ id, collectVenueId }: OrderRow, { paidWith, amount, tax, at }: Taking, db: Db) {
  const { actor = 'visitor' } = currentMeta();
  await db.query(
    `insert into merchandise.desk_payments (order_id, venue_id, actor, paid_with, amount, tax_cents, at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, collectVenueId, actor, paidWith, amount, tax, at],
  );
}
