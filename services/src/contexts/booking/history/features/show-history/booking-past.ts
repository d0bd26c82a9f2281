import type { BookingStateView, BookingStatus } from '@northlight/contracts';
import type { Recorded } from '@northlight/event-store';
import { fold } from '@northlight/event-store/decider';
import { dollarsOf } from '../../../../../platform/kernel/money.js';
import type { BookingEvent, BookingPlaced } from '../../../domain/booking/booking.events.js';
import { booking } from '../../../domain/booking/booking.js';
import { refundStateOf } from '../../../domain/booking/refund.js';
import { bookingStream } from '../../../domain/slot/slot-id.js';
import type { PastOf } from './past.js';

/** A booking and the venue in whose ledger it is. */
export interface BookingName {
  readonly venueId: number;
  readonly bookingId: string;
}

export const pastOfBooking = ({ venueId, bookingId }: BookingName): PastOf => ({
  ledger: venueId,
  stream: bookingStream(bookingId),
  unknown: 'BOOKING_NOT_FOUND',
});

/** The booking that these events made. */
export function bookingState(id: string, past: readonly [Recorded, ...Recorded[]]): BookingStateView {
  const events = past.map(({ event }) => event as BookingEvent);
  const state = fold(booking, events);
  const { status, visit, tickets, ticketType, price, holdUntil, refundUntil } = state;
  const { reference, customerRef } = past[0].event as BookingPlaced;
  const { ledger: venueId, version, position, at } = past.at(-1) ?? past[0];
  return {
    id,
    reference,
    venueId,
    status: status as BookingStatus,
    ...visit,
    numberOfTickets: tickets,
    ticketType,
    totalPrice: dollarsOf(price.total),
    bookingFee: dollarsOf(price.fee),
    holdExpiresAt: holdUntil,
    refundUntil,
    refundState: refundStateOf(state),
    customerRef,
    version,
    position,
    at: at.toISOString(),
  };
}
