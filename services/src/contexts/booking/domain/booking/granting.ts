import { type Cents, moneyText } from '../../../../platform/kernel/money.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { chargeOf, grantAt, grantableOf, granted, grantWithdrawn, partOfPrice } from '../money/balance.js';
import type { RefundGranted, RefundGrantWithdrawn } from './booking.events.js';
import type { Booking, BookingCommand } from './booking-types.js';
import { withBalance } from './refund.js';

type GrantRefund = Extract<BookingCommand, { type: 'GrantRefund' }>;
type WithdrawGrant = Extract<BookingCommand, { type: 'WithdrawGrant' }>;

/** Staff give back a part of what was paid, or all of it, also after the visit: the booking stays as it is. */
export const grantDecisions = {
  GrantRefund: ({ amount, reason, isVoucherGone = false }: GrantRefund, booking: Booking): RefundGranted[] => {
    mustBePaid(booking);
    mustBeLeft(booking, amount);
    return [{ type: 'RefundGranted', reason, ...grantAt(booking.balance, amount, isVoucherGone) }];
  },
  WithdrawGrant: ({ amount }: WithdrawGrant, booking: Booking): RefundGrantWithdrawn[] => {
    if (booking.status === 'none') throw new Refusal('BOOKING_NOT_FOUND');
    const last = booking.grants.at(-1);
    // guard: a grant is withdrawn while nothing has happened to its money
    if (last === undefined) throw new Refusal('REFUND_NOT_WITHDRAWABLE');
    if (last.amount !== amount) throw new Refusal('REFUND_NOT_AS_SHOWN', { owed: moneyText(booking.balance.owed) });
    return [{ type: 'RefundGrantWithdrawn', ...last }];
  },
};

export const grantSteps = {
  RefundGranted: ({ refund, voucherBack = 0 }: RefundGranted, booking: Booking): Booking => {
    const back = { refund, voucherBack };
    const less = partOfPrice(booking.balance, chargeOf(booking.price), back);
    // what a gift voucher has back may be spent already: only what is owed can be withdrawn
    const open = { amount: refund, ofPrice: Math.max(0, less - voucherBack) };
    const grants = refund > 0 ? [...booking.grants, open] : booking.grants;
    return { ...withBalance(booking, granted(booking.balance, less, back), back), grants };
  },
  RefundGrantWithdrawn: ({ amount, ofPrice }: RefundGrantWithdrawn, booking: Booking): Booking => {
    const isCancelled = booking.status === 'cancelled';
    const balance = grantWithdrawn(booking.balance, amount, { ofPrice, isCancelled });
    return { ...withBalance(booking, balance, booking.back), grants: booking.grants.slice(0, -1) };
  },
};

/**
 * A refund is of money that is there: a guest who is to pay less has another party, or is not charged at all. Who stayed
 * away has nothing more to pay (`missed`), so that a part of it, or a gift voucher's share, can go back.
 * @throws {Refusal} BOOKING_NOT_FOUND, REFUND_BEFORE_PAYMENT
 */
function mustBePaid({ status, balance }: Booking): void {
  if (status === 'none') throw new Refusal('BOOKING_NOT_FOUND');
  // guard: a refund is granted of money that is there
  if (status === 'pending' || grantableOf(balance) < balance.charged) throw new Refusal('REFUND_BEFORE_PAYMENT');
}

/** @throws {Refusal} NOTHING_TO_REFUND, REFUND_TOO_HIGH */
function mustBeLeft({ balance }: Booking, amount: Cents): void {
  const left = grantableOf(balance);
  if (left <= 0) throw new Refusal('NOTHING_TO_REFUND');
  // guard: no more is granted than was paid and goes back to nobody yet
  if (amount > left) throw new Refusal('REFUND_TOO_HIGH', { left: moneyText(left) });
}
