import type { OpenTicketState } from '@northlight/contracts';
import type { Cents } from '../../platform/kernel/money.js';
import type { PayableBooking, VisitLine } from '../booking/index.js';
import type { OrderRow } from './persistence/order.row.js';

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
