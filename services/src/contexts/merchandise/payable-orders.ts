import { Injectable } from '@nestjs/common';
import type { OpenTicketState } from '@northlight/contracts';
import pg from 'pg';
import { pageSize } from '../../platform/database/pages.js';
import { type Cents, centsOf } from '../../platform/kernel/money.js';
import { logger } from '../../platform/observability/logger.js';
import { type PayableBooking, type VisitLine, VisitLines } from '../booking/index.js';
import { restBill } from './domain/goods-voucher.js';
import { openTotal } from './domain/open-ticket.js';
import { giftCardTotal, totalOf } from './domain/order.js';
import { OrderedBookings } from './ordered-bookings.js';
import { OpenTicketViews } from './persistence/open-ticket-views.js';
import { OpenedOrders, type OrderRequest } from './persistence/opened-orders.js';
import type { OrderRow } from './persistence/order.row.js';
import { OrderBook } from './persistence/order-book.js';
import { OrderPersons } from './persistence/order-persons.js';
import { OrdersRepository } from './persistence/orders.repository.js';

/** From one moment on, to another. */
interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** Tickets whose time is chosen later, as whoever takes money for them knows them. */
export interface PayableTicket {
  readonly id: string;
  readonly venueId: number;
  readonly state: OpenTicketState;
  readonly experienceName: string;
  readonly numberOfTickets: number;
  readonly amount: Cents;
}

/** An order as whoever takes money for it knows it. */
export interface PayableOrder {
  readonly id: string;
  readonly reference: string;
  readonly status: OrderRow['status'];
  /** What its merchandise costs, and what comes to it, beside what a gift voucher pays of it. */
  readonly goods: Cents;
  readonly shipping: Cents;
  readonly tax: Cents;
  /** What a gift voucher pays of the merchandise. */
  readonly voucher: Cents;
  /** What its gift cards cost. */
  readonly giftCards: Cents;
  readonly bookings: readonly PayableBooking[];
  /** What its bookings, and open tickets that became one, are for; by their ids. */
  readonly visits: ReadonlyMap<string, VisitLine>;
  /** Its tickets whose time is chosen later, whatever became of them. */
  readonly tickets: readonly PayableTicket[];
  /** Its merchandise goes by parcel, which is paid before it is packed. */
  readonly isShipped: boolean;
  /** Where its visits are, and where its merchandise is collected. */
  readonly venueIds: readonly number[];
  /** What all of it costs now. */
  readonly total: Cents;
  /** Leads to who ordered. */
  readonly personRef: string;
}

/** A return whose money goes back to the card. */
export interface CardReturn {
  readonly amount: Cents;
}

/** What the payments of an order do to it, and what they go by. */
@Injectable()
export class PayableOrders {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly opened: OpenedOrders,
    private readonly orders: OrdersRepository,
    private readonly book: OrderBook,
    private readonly ordered: OrderedBookings,
    private readonly persons: OrderPersons,
    private readonly visits: VisitLines,
    private readonly pool: pg.Pool,
    private readonly tickets: OpenTicketViews,
  ) {}

  /** The order that somebody asks for, if they may. @throws {Refusal} ORDER_NOT_FOUND */
  async open(request: OrderRequest): Promise<PayableOrder> {
    const { order } = await this.opened.find(request);
    return this.payable(order);
  }

  /** Undefined when there is none. */
  async find(orderId: string): Promise<PayableOrder | undefined> {
    const order = await this.orders.byId(orderId);
    return order && this.payable(order);
  }

  /** Empty once the person was erased. */
  async emailOf({ personRef }: Pick<PayableOrder, 'personRef'>): Promise<string> {
    return (await this.persons.read(personRef))?.email ?? '';
  }

  /** Tickets of an order whose time is chosen later; none where there is no such order. */
  async openTickets(orderId: string): Promise<readonly PayableTicket[]> {
    const order = await this.orders.byId(orderId);
    if (!order || order.openTickets.length === 0) return [];
    return this.ticketsOf(order, await this.visits.read(order.openTickets));
  }

  /**
   * It waits for no payment any more: its customer is told of it, and its bookings are firm now, or by a job. Safe to
   * repeat. @param paysOnline false where it is paid at the venue after all
   */
  async release(orderId: string, { paysOnline }: { readonly paysOnline: boolean }): Promise<void> {
    const order = await this.orders.byId(orderId);
    if (!order || !(await this.book.release(order, paysOnline)) || paysOnline) return;
    try {
      await this.ordered.confirm(orderId);
    } catch (error) {
      logger.warn({ err: error, orderId }, 'The bookings of an order wait for their confirmation');
    }
  }

  /** Nothing will come of it: what it reserved is for sale again, and its customer is told. Safe to repeat. */
  async abandon(orderId: string, reason: 'not_paid' | 'paid_too_late'): Promise<void> {
    const order = await this.orders.byId(orderId);
    if (order?.status !== 'awaiting_payment') return;
    await this.book.cancel(order, { request: undefined, cancelBookings: true, reason });
  }

  /** Those that were placed before `before` and still await their payment: those behind `last`, a page of them. */
  async awaitingSince(before: Date, last: string | undefined): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select id from merchandise.orders where status = 'awaiting_payment' and placed_at < $1
         and ($2::uuid is null or id > $2) order by id limit ${pageSize}`,
      [before, last],
    );
    return rows.map(({ id }) => id);
  }

  /** What of a return goes back to the card that paid; undefined where nothing does, or it is back already. */
  async cardReturn(orderId: string, returnId: string): Promise<CardReturn | undefined> {
    const { rows } = await this.pool.query<CardReturn>(
      `select refund_cents as amount from merchandise.returns
       where order_id = $1 and id = $2 and state = 'received' and refund_by = 'card'`,
      [orderId, returnId],
    );
    return rows[0];
  }

  /** The card has it, or does not take it: then it is due at the desk. Safe to repeat. */
  async noteCardReturn(returnId: string, isBack: boolean, at: Date): Promise<void> {
    await this.pool.query(
      isBack
        ? `update merchandise.returns set state = 'refunded', refunded_at = $2
           where id = $1 and state = 'received' and refund_by = 'card'`
        : `update merchandise.returns set state = 'received', refunded_at = null, refund_by = 'desk'
           where id = $1 and refund_by = 'card' and $2::timestamptz is not null`,
      [returnId, at],
    );
  }

  /** Paid orders some of whose tickets without a time ran out, or have nobody behind them any more, in this time; a page of them. */
  async withEndedTickets({ from, until }: Span, last: string | undefined): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select distinct o.id from merchandise.open_tickets t join merchandise.orders o on o.id = t.order_id
         join merchandise.persons p on p.ref = o.person_ref
       where o.pay_online and o.status <> 'awaiting_payment'
         and ((t.expires_at > $1 and t.expires_at <= $2) or p.erased_at > $1)
         and ($3::uuid is null or o.id > $3)
       order by o.id limit ${pageSize}`,
      [from, until, last],
    );
    return rows.map(({ id }) => id);
  }

  private async payable(order: OrderRow): Promise<PayableOrder> {
    const { id, reference, status, products, charges, giftCards, collectVenueId, personRef } = order;
    const keys = await this.orders.bookingsOf(id, true);
    const visits = await this.visits.read([...keys, ...order.openTickets]);
    const tickets = await this.ticketsOf(order, visits);
    const openTickets = order.openTickets.filter((_, nth) => tickets[nth]?.state === 'open');
    const bookings = keys.map((booking) => ({ venueId: booking.venueId, bookingId: booking.id }));
    const sold = {
      bookings: [...visits.values()],
      products,
      openTickets: openTickets.map(openTotal),
      charges,
      giftCards,
    };
    const venues = [...keys, ...openTickets].map(({ venueId }) => venueId);
    return {
      ...{ id, reference, status, bookings, visits, tickets, personRef },
      ...restBill({ products, charges }),
      voucher: status === 'cancelled' ? 0 : (charges.voucher ?? 0),
      giftCards: giftCardTotal(giftCards, status),
      isShipped: order.parcels.length > 0,
      venueIds: collectVenueId === null ? venues : [...venues, collectVenueId],
      total: totalOf(sold, status).total,
    };
  }

  private async ticketsOf({ openTickets }: OrderRow, visits: ReadonlyMap<string, unknown>): Promise<PayableTicket[]> {
    const views = await this.tickets.of(openTickets, visits);
    return views.map(({ id, venueId, state, experienceName, numberOfTickets, totalPrice }) => ({
      ...{ id, venueId, state, experienceName, numberOfTickets, amount: centsOf(totalPrice) },
    }));
  }
}
