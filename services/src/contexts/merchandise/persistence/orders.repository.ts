import { Injectable } from '@nestjs/common';
import type { OrderChangeView, OrderStatus, ShipmentState } from '@northlight/contracts';
import pg from 'pg';
import type { HandedOver, SalesSpan, ShelfSales } from '../domain/orders.js';
import { type OrderRow, selectOrders } from './order.row.js';

/** Which orders: those of a user, of some persons, with a status, …; the latest first, from before `nr`. */
export interface OrderChoice {
  readonly userId?: number | undefined;
  readonly personRefs?: readonly string[] | undefined;
  readonly status?: OrderStatus | undefined;
  /** What its customer calls it, in capitals. */
  readonly reference?: string | undefined;
  /** The booking that is in it. */
  readonly booking?: string | undefined;
  /** The venue where it is collected. */
  readonly venueId?: number | undefined;
  /** Only those that are shipped, and are so far. */
  readonly shipment?: ShipmentState | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

/** One line of an order's history. */
export type OrderChange = Omit<OrderChangeView, 'at' | 'who'> & {
  readonly at: Date;
  readonly requestId: string | null;
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads orders with their lines. */
@Injectable()
export class OrdersRepository {
  constructor(private readonly pool: pg.Pool) {}

  /** Undefined when there is none, or when that is no id. */
  async byId(id: string): Promise<OrderRow | undefined> {
    if (!uuid.test(id)) return undefined;
    const { rows } = await this.pool.query<OrderRow>(`${selectOrders} where o.id = $1`, [id]);
    return rows[0];
  }

  /** Merchandise of the orders that were placed from `from` until before `to` and stand; cents before tax. */
  async shelfSales(from: Date, to: Date): Promise<ShelfSales> {
    const { rows } = await this.pool.query<ShelfSales>(
      `select count(distinct o.id)::int as orders, coalesce(sum(p.quantity), 0)::int as pieces,
         coalesce(sum(p.quantity * p.price_cents), 0)::float8 as amount
       from merchandise.orders o join merchandise.order_products p on p.order_id = o.id
       where o.placed_at >= $1 and o.placed_at < $2 and o.status not in ('cancelled', 'awaiting_payment')`,
      [from, to],
    );
    return rows[0] ?? { orders: 0, pieces: 0, amount: 0 };
  }

  async handedOver({ venueId, from, to }: SalesSpan): Promise<HandedOver[]> {
    const { rows } = await this.pool.query<HandedOver>(
      `select o.reference, p.actor, p.paid_with as "paidWith", p.amount, coalesce(p.tax_cents, o.tax_cents) as tax, p.venue_id as "venueId", p.at
       from merchandise.desk_payments p join merchandise.orders o on o.id = p.order_id
       where ($1::int is null or p.venue_id = $1) and p.at >= $2 and p.at < $3
       union all
       select o.reference, r.paid_by, r.paid_with, -r.refund_cents,
         -round(r.refund_cents::numeric * o.tax_cents / greatest(1, o.tax_cents - o.discount_cents + (
           select coalesce(sum(quantity * price_cents), 0) from merchandise.order_products where order_id = o.id)))::int,
         o.collect_venue_id, r.refunded_at
       from merchandise.returns r join merchandise.orders o on o.id = r.order_id
       where ($1::int is null or o.collect_venue_id = $1) and r.refunded_at >= $2 and r.refunded_at < $3
         and r.paid_with is not null`,
      [venueId ?? null, from, to],
    );
    return rows;
  }

  /** By what the customer calls it; capitals and spaces around do not matter. */
  async byReference(reference: string): Promise<OrderRow | undefined> {
    const { rows } = await this.pool.query<OrderRow>(`${selectOrders} where o.reference = $1`, [
      reference.trim().toUpperCase(),
    ]);
    return rows[0];
  }

  /** A page of orders, and one more where there are more. */
  async page({
    userId,
    personRefs,
    status,
    reference,
    booking,
    venueId,
    shipment,
    before,
    limit,
  }: OrderChoice): Promise<OrderRow[]> {
    const { rows } = await this.pool.query<OrderRow>(
      `${selectOrders} where ($1::int is null or o.user_id = $1) and ($2::uuid[] is null or o.person_ref = any($2))
         and ($3::text is null or o.status = $3) and ($4::bigint is null or o.nr < $4)
         and ($5::uuid is null or o.id in (select order_id from merchandise.order_bookings where booking_id = $5 and counts
           union select order_id from merchandise.open_tickets where id = $5))
         and ($6::int is null or o.collect_venue_id = $6) and ($7::text is null or o.reference = $7)
         and ($8::text is null or (o.status in ('reserved', 'shipped') and o.id in (
           select order_id from merchandise.shipments where state = $8)))
       order by o.nr desc limit $9`,
      [
        ...[userId, personRefs, status, before, booking, venueId, reference, shipment].map((value) => value ?? null),
        limit,
      ],
    );
    return rows;
  }

  /** Orders of somebody with tickets that may be given a time after `from`, those to be used first at the front. */
  async withOpenTickets(userId: number, from: Date): Promise<OrderRow[]> {
    const { rows } = await this.pool.query<OrderRow>(
      `${selectOrders} where o.user_id = $1 and exists (
         select from merchandise.open_tickets where order_id = o.id and cancelled_at is null and expires_at > $2)
       order by o.nr limit 200`,
      [userId, from],
    );
    return rows;
  }

  /** Orders whose merchandise waits at a venue. */
  async waitingAt(venueId: number): Promise<number> {
    const { rows } = await this.pool.query<{ waiting: number }>(
      "select count(*)::int as waiting from merchandise.orders where collect_venue_id = $1 and status in ('reserved', 'awaiting_payment')",
      [venueId],
    );
    return rows[0]?.waiting ?? 0;
  }

  /** What was done with an order, by whom, oldest first. */
  async changesOf(orderId: string): Promise<OrderChange[]> {
    const { rows } = await this.pool.query<OrderChange>(
      `select what, who as actor, reason, at, request_id as "requestId"
       from merchandise.order_changes where order_id = $1 order by id`,
      [orderId],
    );
    return rows;
  }

  /**
   * The bookings of an order that count as its own: neither in a cancelled order, nor in another one since.
   * @param counting without those that its open tickets may have become, which need no confirmation
   */
  async bookingsOf(orderId: string, counting: boolean): Promise<{ readonly venueId: number; readonly id: string }[]> {
    const { rows } = await this.pool.query<{ venueId: number; id: string }>(
      `select venue_id as "venueId", id from (
         select venue_id, booking_id as id, line, false as was_open from merchandise.order_bookings b
         where order_id = $1 and (counts or not $2) and not exists (
           select from merchandise.order_bookings other
           where other.booking_id = b.booking_id and other.order_id <> b.order_id and other.counts)
         union all
         select venue_id, id, line, true from merchandise.open_tickets where order_id = $1 and not $2) lines
       order by was_open, line`,
      [orderId, counting],
    );
    return rows;
  }
}
