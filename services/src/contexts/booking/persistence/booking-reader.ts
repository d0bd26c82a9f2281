import { Injectable } from '@nestjs/common';
import { EventTypes } from '@northlight/event-store';
import { fold } from '@northlight/event-store/decider';
import type { EventRow } from '@northlight/event-store/rows';
import pg from 'pg';
import { Clock } from '../../../platform/kernel/clock.js';
import { Catalog } from '../../catalog/index.js';
import { type PayingVoucher, type PayingVoucherRow, payingVoucher, payingVoucherOf } from '../../vouchers/index.js';
import type { BookingEvent } from '../domain/booking/booking.events.js';
import { booking } from '../domain/booking/booking.js';
import type { Booking } from '../domain/booking/booking-types.js';
import type { SlotKey } from '../domain/slot/slot-id.js';
import { bookingStream } from '../domain/slot/slot-id.js';
import type { BookingRow } from './booking.row.js';
import { MAX_OTHER_TIMES } from './called-off.js';
import { type CustomerDetails, Customers, type StoredCustomer } from './customers.repository.js';
import { MAX_TIMES, nearestTimes } from './stored-free-times.js';

/** What the details of a booking are made from. */
export type DetailRow = Pick<BookingRow, 'id' | 'venueId' | 'reference' | 'status' | 'holdUntil' | 'experienceId'> &
  Pick<BookingRow, 'date' | 'time' | 'tickets' | 'ticketType' | 'subtotal' | 'fee' | 'total' | 'voucher'> &
  Pick<BookingRow, 'voucherBack' | 'refund' | 'moves' | 'customerRef'>;

interface StoredBookingRow extends DetailRow, StoredCustomer {
  readonly linkVersion: number;
  /** By the ids of the call-offs. */
  readonly messages: Readonly<Record<string, string>> | null;
  readonly otherTimes: WholeBooking['otherTimes'] | null;
  readonly payingVoucher: PayingVoucherRow | null;
  readonly events: readonly Pick<EventRow, 'type' | 'schema' | 'data'>[];
}

/** A booking with its customer and with all that its rules depend on. */
export interface WholeBooking {
  readonly row: DetailRow;
  readonly state: Booking;
  readonly customer: CustomerDetails | undefined;
  /** How often its links were replaced. */
  readonly linkVersion: number;
  /** What the venue wrote where it called the visit off. */
  readonly message: string | undefined;
  /** The nearest times with room where the visit was called off or its seats were released; else none. */
  readonly otherTimes: readonly Pick<SlotKey, 'date' | 'time'>[];
  /** The gift voucher that paid a part of it; undefined where none did. */
  readonly voucher: PayingVoucher | undefined;
}

/** Bookings as mails tell them: one statement, as there is one mail for every booking. */
@Injectable()
export class BookingReader {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly types: EventTypes,
    private readonly customers: Customers,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** Undefined when there is none. @throws {PersonUnreadable} when a key is missing */
  async read(venueId: number, id: string): Promise<WholeBooking | undefined> {
    const zone = (await this.catalog.programme(venueId))?.timezone ?? 'UTC';
    const now = this.clock.now();
    const { rows } = await this.pool.query<StoredBookingRow>(selectBooking, [
      ...[venueId, id, bookingStream(id), zone, now],
    ]);
    const [row] = rows;
    if (!row) return undefined;
    const events = row.events.map((event) => this.types.eventOf(event) as BookingEvent);
    const state = fold(booking, events);
    return {
      ...{ row, state, linkVersion: row.linkVersion },
      customer: this.customers.opened(row, { venueId, ref: row.customerRef }),
      message: row.messages?.[state.callOff ?? ''],
      otherTimes: row.otherTimes ?? [],
      voucher: row.payingVoucher ? payingVoucherOf(row.payingVoucher, now) : undefined,
    };
  }
}

const isCalledOff = 'exists (select from booking.call_off_parties p where p.party_id = b.id and p.venue_id = $1)';
const nearest = nearestTimes({
  ...{ venue: 'b.venue_id', experience: 'b.experience_id', date: 'b.date', time: 'b.time', zone: '$4', now: '$5' },
  ...{ tickets: 'b.tickets', most: `case when b.status = 'cancelled' then ${MAX_OTHER_TIMES} else ${MAX_TIMES} end` },
});

const selectBooking = `
  select b.id, b.venue_id as "venueId", b.reference, b.status, b.hold_until as "holdUntil",
    b.experience_id as "experienceId", b.date, b.time, b.tickets, b.ticket_type as "ticketType", b.subtotal, b.fee,
    b.total, b.voucher, b.voucher_back as "voucherBack", b.refund, b.moves, b.customer_ref as "customerRef",
    coalesce((select version from booking.link_versions where booking_id = b.id), 0) as "linkVersion",
    c.sealed, k.wrapped_key as "wrappedKey", k.wrapped_by as "wrappedBy",
    (select coalesce(json_agg(json_build_object('type', type, 'schema', schema, 'data', data) order by position), '[]')
     from log.events where ledger = $1 and stream = $3) as events,
    (select json_object_agg(c.id, c.message) from booking.call_off_parties p
       join booking.call_offs c on (c.venue_id, c.id) = (p.venue_id, p.call_off_id)
     where p.party_id = b.id and p.venue_id = $1) as messages,
    case when b.status = 'expired' or (b.status = 'pending' and b.hold_until <= $5)
        or (b.status = 'cancelled' and ${isCalledOff})
      then (select json_agg(json_build_object('date', date, 'time', time)) from (${nearest}) times) end as "otherTimes",
    case when coalesce(b.voucher, b.voucher_back) is not null then ${payingVoucher('b.id')} end as "payingVoucher"
  from booking.bookings b
    left join booking.customers c on (c.venue_id, c.ref) = (b.venue_id, b.customer_ref)
    left join booking.person_keys k on (k.venue_id, k.ref) = (b.venue_id, b.customer_ref)
  where b.venue_id = $1 and b.id = $2`;
