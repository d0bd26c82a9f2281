import { Injectable } from '@nestjs/common';
import { EventTypes } from '@northlight/event-store';
import { fold } from '@northlight/event-store/decider';
import type { EventRow } from '@northlight/event-store/rows';
import pg from 'pg';
import type { BookingEvent } from '../domain/booking/booking.events.js';
import { booking } from '../domain/booking/booking.js';
import type { Booking } from '../domain/booking/booking-types.js';
import { bookingStream } from '../domain/slot/slot-id.js';
import type { BookingRow } from './booking.row.js';
import { type CustomerDetails, Customers, type StoredCustomer } from './customers.repository.js';

/** What the details of a booking are made from. */
export type DetailRow = Pick<BookingRow, 'id' | 'venueId' | 'reference' | 'status' | 'holdUntil' | 'experienceId'> &
  Pick<BookingRow, 'date' | 'time' | 'tickets' | 'ticketType' | 'subtotal' | 'fee' | 'total' | 'voucher'> &
  Pick<BookingRow, 'voucherBack' | 'refund' | 'moves' | 'customerRef'>;

interface StoredBookingRow extends DetailRow, StoredCustomer {
  readonly linkVersion: number;
  readonly events: readonly Pick<EventRow, 'type' | 'schema' | 'data'>[];
}

/** A booking with its customer and with all that its rules depend on. */
export interface WholeBooking {
  readonly row: DetailRow;
  readonly state: Booking;
  readonly customer: CustomerDetails | undefined;
  /** How often its links were replaced. */
  readonly linkVersion: number;
}

/** Bookings as mails tell them: one statement, as there is one mail for every booking. */
@Injectable()
export class BookingReader {
  constructor(
    private readonly pool: pg.Pool,
    private readonly types: EventTypes,
    private readonly customers: Customers,
  ) {}

  /** Undefined when there is none. @throws {PersonUnreadable} when a key is missing */
  async read(venueId: number, id: string): Promise<WholeBooking | undefined> {
    const { rows } = await this.pool.query<StoredBookingRow>(selectBooking, [venueId, id, bookingStream(id)]);
    const [row] = rows;
    if (!row) return undefined;
    const events = row.events.map((event) => this.types.eventOf(event) as BookingEvent);
    const customer = this.customers.opened(row, { venueId, ref: row.customerRef });
    return { row, state: fold(booking, events), customer, linkVersion: row.linkVersion };
  }
}

const selectBooking = `
  select b.id, b.venue_id as "venueId", b.reference, b.status, b.hold_until as "holdUntil",
    b.experience_id as "experienceId", b.date, b.time, b.tickets, b.ticket_type as "ticketType", b.subtotal, b.fee,
    b.total, b.voucher, b.voucher_back as "voucherBack", b.refund, b.moves, b.customer_ref as "customerRef",
    coalesce((select version from booking.link_versions where booking_id = b.id), 0) as "linkVersion",
    c.sealed, k.wrapped_key as "wrappedKey", k.wrapped_by as "wrappedBy",
    (select coalesce(json_agg(json_build_object('type', type, 'schema', schema, 'data', data) order by position), '[]')
     from log.events where ledger = $1 and stream = $3) as events
  from booking.bookings b
    left join booking.customers c on (c.venue_id, c.ref) = (b.venue_id, b.customer_ref)
    left join booking.person_keys k on (k.venue_id, k.ref) = (b.venue_id, b.customer_ref)
  where b.venue_id = $1 and b.id = $2`;
