import type { Work } from '@northlight/event-store';
import { booking } from '../../../domain/booking/booking.js';
import { mustBeLetIn } from '../../../domain/booking/letting-in.js';
import { bookingStream } from '../../../domain/slot/slot-id.js';
import type { PlacedBooking } from './placed-booking.js';

interface Settling {
  readonly letIn: boolean;
  readonly zone: string;
  readonly at: Date;
}

/** The booking is firm in the commit that places it: its customer has pressed once, when the tickets were ordered. */
export function settledFirm(work: Work, placed: PlacedBooking, { at }: { readonly at: Date }): PlacedBooking {
  work.apply(booking, bookingStream(placed.id), { type: 'ConfirmBooking', at });
  return { ...placed, status: 'confirmed' };
}

/**
 * What follows a sale at the desk in the same commit: the booking is firm, and its party is in where it came to stay.
 * @throws {Refusal} NOT_TODAY for a party of another day that is to be let in
 */
export function settledAtDesk(work: Work, placed: PlacedBooking, { letIn, zone, at }: Settling): PlacedBooking {
  const stream = bookingStream(placed.id);
  const confirmed = work.apply(booking, stream, { type: 'ConfirmBooking', at, paid: true });
  if (!letIn) return { ...placed, status: 'confirmed' };
  mustBeLetIn(confirmed, { zone, now: at, checkedInAt: null, anyway: false });
  work.apply(booking, stream, { type: 'CheckIn' });
  return { ...placed, status: 'checked_in' };
}
