import { Refusal } from '../../../../platform/kernel/refusal.js';
import { chargeOf, type GivenBack, keptOf, netOf, refundAt, voucherBackAt } from '../money/balance.js';
import type { Price } from '../money/price.js';
import type { Visit } from './booking.events.js';
import type { Booking } from './booking-types.js';
import { hoursBefore } from './visit.js';

/** A change of what a booking costs. */
export interface Recharge {
  /** What it costs then; nothing where it is cancelled. */
  readonly price?: Pick<Price, 'total' | 'voucher'>;
  /** Whether what is paid and no longer needed goes back. */
  readonly goesBack: boolean;
  /** The gift voucher takes nothing back any more: what it paid is then owed like all else. */
  readonly isVoucherGone?: boolean | undefined;
}

/** What goes back when a booking costs something else: of what was paid, fee included, and of nothing more (§9). */
export function backAt({ balance }: Pick<Booking, 'balance'>, { price, goesBack, isVoucherGone }: Recharge): GivenBack {
  // guard: a voucher gets nothing back after 48 hours before the start
  // guard: nothing goes back after that
  if (!goesBack) return { refund: 0 };
  const charge = price ? netOf(balance, chargeOf(price)) : 0;
  // what was granted is a part of the price that nobody pays: the voucher keeps no more in it than it then costs
  // guard: nothing goes back to a voucher that takes nothing back any more
  const voucherBack = isVoucherGone ? 0 : voucherBackAt(balance, Math.min(price?.voucher ?? 0, charge));
  const refund = refundAt(balance, charge, voucherBack);
  return { refund, ...(voucherBack > 0 && { voucherBack }) };
}

/**
 * A favor cannot be done to whoever has cancelled when nothing went back any more: the desk is not to believe that it was.
 * @throws {Refusal} BOOKING_CANCELLED
 */
export function mustNotHaveKept({ status, balance }: Booking): void {
  if (status === 'cancelled' && keptOf(balance) > 0) throw new Refusal('BOOKING_CANCELLED');
}

/** Last instant at which the customer may still move, change or cancel; that second included (§9). */
export const changeUntil = ({ visit, policy }: Booking): Date => hoursBefore(visit, policy.moveHours);

// guard: everything goes back until 48 hours before, that second included
/** That second included, and never again once it has passed (decisions.md 1.3). */
export const isRefundable = ({ refundUntil }: Booking, at: Date): boolean => at <= new Date(refundUntil);

// guard: a lapsed right to a refund does not come back with a move
export const refundUntilAfterMove = (booking: Booking, to: Visit, at: Date): string =>
  isRefundable(booking, at) ? hoursBefore(to, booking.policy.refundHours).toISOString() : booking.refundUntil;

// guard: a hold lapses at its end, that instant included
/** True from the end of a hold on, whether or not anybody has noticed. */
export const hasLapsed = ({ holdUntil }: Pick<Booking, 'holdUntil'>, at: Date): boolean =>
  holdUntil !== null && at >= new Date(holdUntil);
