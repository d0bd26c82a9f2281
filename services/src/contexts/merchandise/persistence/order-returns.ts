import { Injectable } from '@nestjs/common';
import type { OrderReturns, OrderReturnView, ReturnReason } from '@northlight/contracts';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { dollarsOf } from '../../../platform/kernel/money.js';
import { afterDiscount } from '../domain/order-charges.js';
import { mayReturn, returnableOf, type SoldPieces } from '../domain/order-return.js';
import { filled, type Parcel, piecesThat } from '../domain/parcels.js';
import type { OrderRow } from './order.row.js';

/** Pieces of a line that come back; instants as ISO texts. */
interface ReturnLine {
  readonly line: number;
  readonly quantity: number;
  readonly received: number | null;
}

/** A return as its tables have it. */
export interface ReturnRow {
  readonly id: string;
  readonly state: 'requested' | 'received' | 'refunded';
  readonly reason: ReturnReason;
  readonly requestedAt: Date;
  readonly receivedAt: Date | null;
  readonly refundedAt: Date | null;
  readonly refund: number;
  /** Beside that, what goes back to the gift voucher. */
  readonly voucherBack: number;
  readonly refundBy: 'card' | 'desk' | null;
  readonly lines: readonly ReturnLine[];
}

/** The returns of an order, the oldest first. */
export async function returnsOf(orderId: string, db: Db): Promise<ReturnRow[]> {
  const { rows } = await db.query<ReturnRow>(
    `select id, state, reason, requested_at as "requestedAt", received_at as "receivedAt",
       refunded_at as "refundedAt", refund_cents as refund, voucher_cents as "voucherBack", refund_by as "refundBy",
       (select json_agg(json_build_object('line', line, 'quantity', quantity, 'received', received) order by line)
        from merchandise.return_lines where return_id = r.id) as lines
     from merchandise.returns r where order_id = $1 order by requested_at, id`,
    [orderId],
  );
  return rows;
}

/** The lines of an order as they were sold, with their tax and what of them has come back or is announced. */
export async function soldPieces(
  { id, products, charges }: OrderRow,
  returns: readonly ReturnRow[],
  db: Db,
): Promise<SoldPieces[]> {
  const { rows } = await db.query<{ line: number; tax: number }>(
    'select line, tax_cents as tax from merchandise.order_taxes where order_id = $1',
    [id],
  );
  const taxes = new Map(rows.map(({ line, tax }) => [line, tax]));
  const paid = afterDiscount(products, charges.discount);
  const back = returns.flatMap(({ lines }) => lines);
  return products.map(({ quantity }, line) => ({
    ...{ quantity, paid: paid[line] ?? 0, tax: taxes.get(line) ?? 0 },
    returned: back
      .filter((one) => one.line === line)
      .reduce((sum, { quantity: announced, received }) => sum + (received ?? announced), 0),
  }));
}

/** Pieces of a line that have arrived with returns. */
export const receivedBefore = (line: number, returns: readonly ReturnRow[]): number =>
  returns.flatMap(({ lines }) => lines).reduce((sum, one) => sum + (one.line === line ? (one.received ?? 0) : 0), 0);

/** A return as it travels. */
export const returnViewOf = (row: ReturnRow): OrderReturnView => ({
  id: row.id,
  state: stateOf(row),
  reason: row.reason,
  requestedAt: row.requestedAt.toISOString(),
  receivedAt: row.receivedAt?.toISOString() ?? null,
  refundedAt: row.refundedAt?.toISOString() ?? null,
  refund: dollarsOf(row.refund),
  ...(row.voucherBack > 0 && { voucherBack: dollarsOf(row.voucherBack) }),
  lines: row.lines,
});

const stateOf = ({ state, refundBy }: ReturnRow): OrderReturnView['state'] => {
  if (state !== 'received') return state;
  return refundBy === 'card' ? 'refunding' : 'due_at_venue';
};

/** Tells what comes back of orders, and what may. */
@Injectable()
export class ReturnReader {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {}

  /** Nothing is looked up for an order that nobody has yet. */
  async of(order: OrderRow): Promise<OrderReturns> {
    const { voucher = 0 } = order.charges;
    if (order.status === 'cancelled' && voucher > 0) return { voucherBack: dollarsOf(voucher) };
    if (order.status !== 'collected' && order.status !== 'shipped') return {};
    const rows = await returnsOf(order.id, this.pool);
    const returnable = this.mayReturn(order) ? await this.returnable(order, rows) : [];
    return {
      ...(rows.length > 0 && { returns: rows.map(returnViewOf) }),
      ...(returnable.length > 0 && { returnable }),
    };
  }

  /** Whether anything of it may come back now: what was handed over, or is in a parcel that left not too long ago. */
  mayReturn(order: OrderRow): boolean {
    const { status, collectedAt, parcels } = order;
    if (parcels.length === 0) return mayReturn({ status, collectedAt, deliveredAt: null }, this.clock.now());
    return parcels.some(this.mayComeBack(order));
  }

  /** The days count from the delivery of the parcel that a piece was in. */
  private mayComeBack =
    ({ status, collectedAt }: OrderRow) =>
    ({ state, deliveredAt }: Parcel): boolean => {
      const isSent = state === 'shipped' || state === 'delivered';
      const at = deliveredAt ? new Date(deliveredAt) : null;
      return isSent && mayReturn({ status, collectedAt, deliveredAt: at }, this.clock.now());
    };

  /** The lines as `soldPieces` has them, with what of each may come back now. */
  async returnablePieces(order: OrderRow, returns: readonly ReturnRow[], db: Db): Promise<SoldPieces[]> {
    const sold = await soldPieces(order, returns, db);
    if (order.parcels.length === 0) return sold;
    const parcels = filled(order.parcels, order.products);
    return sold.map((one, line) => ({ ...one, eligible: piecesThat(line, parcels, this.mayComeBack(order)) }));
  }

  private async returnable(order: OrderRow, rows: readonly ReturnRow[]) {
    const sold = await this.returnablePieces(order, rows, this.pool);
    return sold
      .map((pieces, line) => ({ line, quantity: returnableOf(pieces) }))
      .filter(({ quantity }) => quantity > 0);
  }
}
