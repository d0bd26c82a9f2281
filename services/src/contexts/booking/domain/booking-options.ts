import type { BookingOptions, BookingStatus } from '@northlight/contracts';
import { type Cents, dollarsOf } from '../../../platform/kernel/money.js';
import { changeUntil, hasLapsed, refundOf, voucherBackOf } from './booking-deadlines.js';
import type { Booking } from './booking-state.js';

/** What a booking is at an instant: a hold whose time is over has lapsed, whether or not anybody has noticed. */
export const statusOf = (booking: Booking, at: Date): BookingStatus =>
  booking.status === 'none' || (booking.status === 'pending' && hasLapsed(booking, at)) ? 'expired' : booking.status;

const live: readonly BookingStatus[] = ['pending', 'confirmed'];

/** What its customer may do with a booking at an instant, and until when: what the decider would say (§9). */
export function optionsOf(booking: Booking, at: Date): BookingOptions {
  const until = changeUntil(booking);
  const isOpen = live.includes(statusOf(booking, at)) && at <= until;
  const voucherNow = isOpen ? voucherBackOf(booking, at) : 0;
  return {
    canMove: isOpen,
    moveUntil: until.toISOString(),
    canCancel: isOpen,
    refundNow: isOpen ? dollarsOf(refundOf(booking, at)) : 0,
    ...(voucherNow > 0 && { voucherNow: dollarsOf(voucherNow) }),
    refundUntil: booking.refundUntil,
    refundHours: booking.policy.refundHours,
    moveHours: booking.policy.moveHours,
  };
}

/** All that was given back so far; null where nothing ever was to be. */
export function refundedBy({ status, refunds }: Booking): Cents | null {
  const sum = refunds.reduce((total, refund) => total + refund, 0);
  return sum > 0 || status === 'cancelled' ? sum : null;
}
