import type { BookingStatus } from '@northlight/contracts';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { changeUntil, hasLapsed } from './booking-deadlines.js';
import type { Booking } from './booking-types.js';

/** Noticed or not, it is the same to whoever comes too late. */
export function mustNotHaveLapsed(booking: Booking, at: Date): void {
  const { status } = booking;
  // guard: the end of a hold is too late for everything
  if (status === 'expired' || (status === 'pending' && hasLapsed(booking, at))) throw new Refusal('HOLD_LAPSED');
}

export function mustBePending(status: Booking['status']): void {
  if (status === 'none') throw new Refusal('BOOKING_NOT_FOUND');
  if (status !== 'pending') throw new Refusal('BOOKING_NOT_PENDING');
}

export function mustBe(expected: Exclude<BookingStatus, 'pending'>, status: Booking['status']): void {
  if (status === 'none') throw new Refusal('BOOKING_NOT_FOUND');
  if (status !== expected) throw new Refusal('BOOKING_NOT_LIVE');
}

/** Pending or confirmed; a hold whose time is over is not. */
export function mustBeLive(booking: Booking, at: Date): void {
  const { status } = booking;
  if (status === 'none') throw new Refusal('BOOKING_NOT_FOUND');
  mustNotHaveLapsed(booking, at);
  // guard: only a living booking moves
  if (status !== 'pending' && status !== 'confirmed') throw new Refusal('BOOKING_NOT_LIVE');
}

export function mustBeUnlocked(booking: Booking, at: Date): void {
  // guard: and no later
  // guard: the customer may change it up to 24 hours before, that second included
  if (at > changeUntil(booking)) throw new Refusal('BOOKING_LOCKED', { hours: booking.policy.moveHours });
}
