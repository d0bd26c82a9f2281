import type { BookingOptions, BookingStatus } from '@northlight/contracts';
import { dollarsOf } from '../../../../platform/kernel/money.js';
import { backAt, changeUntil, hasLapsed, isRefundable } from './booking-deadlines.js';
import type { Booking } from './booking-types.js';

/** What a booking is at an instant: a hold whose time is over has lapsed, whether or not anybody has noticed. */
export const statusOf = (booking: Booking, at: Date): BookingStatus =>
  booking.status === 'none' || (booking.status === 'pending' && hasLapsed(booking, at)) ? 'expired' : booking.status;

const live: readonly BookingStatus[] = ['pending', 'confirmed'];

/** What its customer may do with a booking at an instant, and until when: what the decider would say (§9). */
export function optionsOf(booking: Booking, at: Date, isVoucherGone = false): BookingOptions {
  const until = changeUntil(booking);
  const isOpen = live.includes(statusOf(booking, at)) && at <= until;
  const { refund, voucherBack = 0 } = backAt(booking, { goesBack: isOpen && isRefundable(booking, at), isVoucherGone });
  return {
    canMove: isOpen,
    moveUntil: until.toISOString(),
    canCancel: isOpen,
    refundNow: dollarsOf(refund),
    ...(voucherBack > 0 && { voucherNow: dollarsOf(voucherBack) }),
    isRefundable: isRefundable(booking, at),
    refundUntil: booking.refundUntil,
    refundHours: booking.policy.refundHours,
    moveHours: booking.policy.moveHours,
  };
}
