import type { Work } from '@northlight/event-store';
import { booking } from '../domain/booking/booking.js';
import { slot } from '../domain/slot/slot.js';
import { bookingStream, slotStream } from '../domain/slot/slot-id.js';

/**
 * Makes a pending booking firm: its seats are held for good.
 * @throws {Refusal} BOOKING_NOT_FOUND, BOOKING_NOT_PENDING, HOLD_LAPSED
 */
export function confirmsBooking(
  work: Work,
  bookingId: string,
  how: { readonly at: Date; readonly paid?: true | undefined },
): void {
  const { visit } = work.apply(booking, bookingStream(bookingId), { type: 'ConfirmBooking', ...how });
  work.apply(slot, slotStream(visit.slotId), { type: 'SetHoldEnd', bookingId, until: null });
}
