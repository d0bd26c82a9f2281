import type { Cents } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import type { Visit } from './booking.events.js';
import type { Booking } from './booking-state.js';
import type { Price } from './price.js';

/** Cents that a cancellation at `at` gives back: all that was paid, fee included, or nothing (§9). */
export const refundOf = (booking: Booking, at: Date): Cents => (isRefundable(booking, at) ? booking.price.total : 0);

/** Cents that go back to the gift voucher when it is cancelled at `at`, or when it then costs `price`: as a refund does. */
export const voucherBackOf = (booking: Booking, at: Date, price?: Pick<Price, 'voucher'>): Cents =>
  isRefundable(booking, at) ? (booking.price.voucher ?? 0) - (price?.voucher ?? 0) : 0;

/**
 * A favor cannot be done to whoever has cancelled when nothing went back any more: the desk is not to believe that it was.
 * @throws {Refusal} BOOKING_CANCELLED
 */
export function mustNotHaveKept({ status, price, refunds, vouchersBack }: Booking): void {
  const back = (refunds.at(-1) ?? 0) + (vouchersBack.at(-1) ?? 0);
  if (status === 'cancelled' && back < price.total + (price.voucher ?? 0)) throw new Refusal('BOOKING_CANCELLED');
}

/** Last instant at which the customer may still move, change or cancel; that second included (§9). */
export const changeUntil = ({ visit, policy }: Booking): Date => hoursBefore(visit, policy.moveHours);

/** That second included, and never again once it has passed (decisions.md 1.3). */
export const isRefundable = ({ refundUntil }: Booking, at: Date): boolean => at <= new Date(refundUntil);

export const refundUntilAfterMove = (booking: Booking, to: Visit, at: Date): string =>
  isRefundable(booking, at) ? hoursBefore(to, booking.policy.refundHours).toISOString() : booking.refundUntil;

/** Real elapsed hours before the start, also over a night when the clocks change. */
export const hoursBefore = ({ startsAt }: Visit, hours: number): Date =>
  new Date(Date.parse(startsAt) - hours * 3_600_000);

/** True from the end of a hold on, whether or not anybody has noticed. */
export const hasLapsed = ({ holdUntil }: Pick<Booking, 'holdUntil'>, at: Date): boolean =>
  holdUntil !== null && at >= new Date(holdUntil);
