import type { BookingMoney, RefundSettledView } from '@northlight/contracts';
import { dollarsOf } from '../../../../platform/kernel/money.js';
import { keptOf, paidOf } from '../money/balance.js';
import { type Refunding, refundStateOf } from './refund.js';

type Settled = Pick<Refunding, 'balance' | 'hasFailed'> & { readonly status: string };

/** The money of a booking as it is told: to its page, its mails, its lists and the desk alike. */
export function moneyOf(booking: Settled): BookingMoney {
  const { balance, status } = booking;
  const back = balance.owed + balance.onItsWay + balance.paidBack;
  return {
    paid: dollarsOf(paidOf(balance)),
    kept: dollarsOf(keptOf(balance)),
    refund: back > 0 || status === 'cancelled' ? dollarsOf(back) : null,
    refundState: refundStateOf(booking),
    refundPaid: dollarsOf(balance.paidBack),
    refundOwed: dollarsOf(balance.owed + balance.onItsWay),
  };
}

/** The same as the answer of a command that is about its refund. */
export function refundSettled(bookingId: string, booking: Settled): RefundSettledView {
  const { refundState: state, refundOwed: owed, refundPaid: paid } = moneyOf(booking);
  return { bookingId, state, owed, paid };
}
