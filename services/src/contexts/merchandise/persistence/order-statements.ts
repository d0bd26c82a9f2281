import type { OrderChangeView, OrderReason, OrderStatus } from '@northlight/contracts';
import type { Db } from '../../../platform/database/db.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { currentMeta } from '../../../platform/observability/request-context.js';
import type { OpenTicket } from '../domain/open-ticket.js';
import type { OrderCharges } from '../domain/order.js';
import type { SoldLine } from '../domain/order-lines.js';

/** A booking that becomes part of an order. */
export interface BookingToTake {
  readonly venueId: number;
  readonly id: string;
  readonly reference: string;
}

interface OrderToInsert {
  readonly id: string;
  readonly reference: string;
  readonly userId: number | null;
  readonly personRef: string;
  readonly awaitsPayment: boolean;
  readonly collectVenueId: number | null;
  readonly at: Date;
  readonly collectBy: Date | null;
  readonly charges: OrderCharges;
  readonly products: readonly SoldLine[];
  readonly openTickets: readonly OpenTicket[];
}

/** An order with its lines of merchandise. @returns its number */
export async function insertOrder(order: OrderToInsert, db: Db): Promise<number> {
  const { id, reference, userId, personRef, awaitsPayment, collectVenueId, at, collectBy, products, charges } = order;
  const { rows } = await db.query<{ nr: number }>(
    `with placed as (
       insert into merchandise.orders (id, reference, user_id, person_ref, collect_venue_id, placed_at, collect_by, pay_online,
         status, shipping_cents, tax_cents, discount_cents, voucher_cents)
       values ($1, $2, $3, $4, $5, $6, $8, $9, case when $9 then 'awaiting_payment' else 'reserved' end, $10, $11, $12, $13)
       returning id, nr
     ), lines as (
       insert into merchandise.order_products (order_id, line, product_id, name, variant, quantity, price_cents, image_url)
       select placed.id, line, "productId", name, variant, quantity, price, "imageUrl"
       from placed, jsonb_to_recordset($7::jsonb) as l (line int, "productId" int, name text, variant text, quantity int,
         price int, "imageUrl" text)
     )
     select nr from placed`,
    [
      ...[id, reference, userId, personRef, collectVenueId, at, JSON.stringify(numbered(products)), collectBy],
      ...[awaitsPayment, charges.shipping, charges.tax, charges.discount, charges.voucher ?? 0],
    ],
  );
  return Number(rows[0]?.nr);
}

/** What an order promises of visits whose time is chosen later. */
export async function insertOpenTickets({ id, openTickets }: OrderToInsert, db: Db): Promise<void> {
  if (openTickets.length === 0) return;
  await db.query(
    `insert into merchandise.open_tickets (order_id, id, line, venue_id, experience_id, tickets, ticket_type, terms,
       subtotal_cents, fee_cents, choose_by, expires_at)
     select $1, id, line, "venueId", "experienceId", "numberOfTickets", "ticketType", terms, subtotal, fee, "chooseBy",
       "expiresAt"
     from jsonb_to_recordset($2::jsonb) as t (id uuid, line int, "venueId" int, "experienceId" int, "numberOfTickets" int,
       "ticketType" text, terms jsonb, subtotal int, fee int, "chooseBy" date, "expiresAt" timestamptz)`,
    [id, JSON.stringify(numbered(openTickets))],
  );
}

/** Tickets whose time was not chosen, and still may be: all of an order, or one of them. @returns how many were not given up before */
export async function cancelOpenTickets(
  { orderId, ticketId, at }: { readonly orderId: string; readonly ticketId?: string; readonly at: Date },
  db: Db,
): Promise<number> {
  const { rowCount } = await db.query(
    `update merchandise.open_tickets set cancelled_at = $3
     where order_id = $1 and ($2::uuid is null or id = $2) and cancelled_at is null and expires_at > $3`,
    [orderId, ticketId ?? null, at],
  );
  return rowCount ?? 0;
}

/**
 * The bookings of an order, each of which may count in one order only; by ascending id, so that two orders that want the
 * same wait for one another in one direction. @throws {Refusal} BOOKING_IN_ANOTHER_ORDER
 */
export async function takeBookings({ id, bookings }: { id: string; bookings: readonly BookingToTake[] }, db: Db) {
  const ascending = numbered(bookings).sort((one, other) => (one.id < other.id ? -1 : 1));
  for (const { line, venueId, id: bookingId, reference } of ascending) {
    const { rowCount } = await db.query(
      `insert into merchandise.order_bookings (order_id, line, venue_id, booking_id)
       select $1, $2, $3, $4::uuid where not exists (
         select from merchandise.open_tickets t join merchandise.orders o on o.id = t.order_id
         where t.id = $4::uuid and o.status <> 'cancelled')
       on conflict (booking_id) where counts do nothing`,
      [id, line, venueId, bookingId],
    );
    // guard: a booking counts in one order
    if (!rowCount) throw inAnotherOrder(line, reference);
  }
}

function inAnotherOrder(line: number, reference: string): Refusal {
  const { message } = new Refusal('BOOKING_IN_ANOTHER_ORDER', { reference });
  return new Refusal('BOOKING_IN_ANOTHER_ORDER', { reference }, [{ field: `bookings.${line}`, message }]);
}

/** An order as it is now; nobody else changes it until the transaction ends. */
export async function lockOrder(orderId: string, db: Db) {
  // guard: an order ends for one who asks after the other
  const { rows } = await db.query<{ status: OrderStatus; collectedAt: Date | null; cancelledAt: Date | null }>(
    `select status, collected_at as "collectedAt", cancelled_at as "cancelledAt"
     from merchandise.orders where id = $1 for update`,
    [orderId],
  );
  if (!rows[0]) throw new Refusal('ORDER_NOT_FOUND');
  return rows[0];
}

/** It waits for no payment any more. */
export async function releaseOrder(orderId: string, paysOnline: boolean, db: Db): Promise<void> {
  await db.query("update merchandise.orders set status = 'reserved', pay_online = $2 where id = $1", [
    orderId,
    paysOnline,
  ]);
}

/** Reserved no longer: collected or cancelled. */
export async function endOrder(
  { orderId, what, at, reason }: OrderChanged & { readonly what: 'collected' | 'cancelled' },
  db: Db,
): Promise<void> {
  await db.query(`update merchandise.orders set status = $2, ${what}_at = $3 where id = $1`, [orderId, what, at]);
  await noteOrderChange({ orderId, what, at, reason }, db);
}

/** Something that was done with an order. */
interface OrderChanged {
  readonly orderId: string;
  readonly what: OrderChangeView['what'];
  readonly at: Date;
  /** Why the house did it. */
  readonly reason?: OrderReason | undefined;
}

/** What was done with an order, by whom: one row each, never changed. */
export async function noteOrderChange({ orderId, what, at, reason }: OrderChanged, db: Db): Promise<void> {
  const { actor = 'visitor', requestId = null } = currentMeta();
  await db.query(
    `insert into merchandise.order_changes (order_id, what, who, request_id, at, reason)
     values ($1, $2, $3, $4, $5, $6)`,
    [orderId, what, actor, requestId, at, reason ?? null],
  );
}

const numbered = <Line extends object>(lines: readonly Line[]) => lines.map((line, nth) => ({ ...line, line: nth }));
