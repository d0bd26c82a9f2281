import type { Cents } from '../../../../platform/kernel/money.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { chargeOf, netOf } from '../money/balance.js';
import { beyondPrice, paidOnline, refundArrived, refundReturned, refundSent } from '../money/online-balance.js';
import type { BookingConfirmed, BookingEvent, HoldExtended, RefundFailed, RefundPaid } from './booking.events.js';
import { mustBePending, mustNotHaveLapsed } from './booking-guards.js';
import type { Booking } from './booking-types.js';
import type { HoldRestored, PaidOnline, RefundSent } from './online-payment.events.js';
import type { OnlineCommand, OnlinePayment } from './online-payment-types.js';
import { refundSteps } from './refund.js';

type Commanded<Type extends OnlineCommand['type']> = Extract<OnlineCommand, { type: Type }>;

/** What the next refund would go back to: the newest payment of which something is left, and how much. */
export function nextRefund({ online, balance }: Booking): (OnlinePayment & { readonly amount: Cents }) | undefined {
  const source = [...online].reverse().find(({ left }) => left > 0);
  const amount = Math.min(balance.owed, source?.left ?? 0);
  return source && amount > 0 ? { ...source, amount } : undefined;
}

/** Paying for a booking online, and what of that goes back to the card. */
export const onlineDecisions = {
  PayOnline: ({ payment, account, amount, at }: Commanded<'PayOnline'>, booking: Booking): BookingEvent[] => {
    if (booking.status === 'none') throw new Refusal('BOOKING_NOT_FOUND');
    // guard: a payment counts once
    if (booking.online.some((before) => before.payment === payment)) return [];
    const confirmed: BookingConfirmed[] = booking.status === 'pending' ? [{ type: 'BookingConfirmed' }] : [];
    if (confirmed.length > 0) mustNotHaveLapsed(booking, at);
    const refund = beyondPrice(booking.balance, amount);
    return [...confirmed, { type: 'PaidOnline', payment, account, amount, refund }];
  },
  HoldForPayment: ({ until, at }: Commanded<'HoldForPayment'>, booking: Booking): HoldExtended[] => {
    mustNotHaveLapsed(booking, at);
    if (booking.status === 'confirmed') return [];
    mustBePending(booking.status);
    const isLater = booking.holdUntil !== null && until > booking.holdUntil;
    return isLater ? [{ type: 'HoldExtended', until }] : [];
  },
  RestoreHold: (_: Commanded<'RestoreHold'>, { status, voucher, price }: Booking): HoldRestored[] => {
    // guard: a gift voucher that has its money back pays for nothing
    if (status !== 'expired' || voucher) throw new Refusal('BOOKING_NOT_LIVE');
    // guard: a guest pass that went back lets nobody in
    if (price.guestPasses) throw new Refusal('BOOKING_NOT_LIVE');
    return [{ type: 'HoldRestored' }];
  },
  SendRefund: ({ refundId }: Commanded<'SendRefund'>, booking: Booking): RefundSent[] => {
    const next = nextRefund(booking);
    // guard: a refund is sent once
    if (booking.sentRefunds.has(refundId) || !next) return [];
    return [{ type: 'RefundSent', refundId, payment: next.payment, amount: next.amount }];
  },
  SettleSentRefund: ({ refundId, receipt }: Commanded<'SettleSentRefund'>, booking: Booking): RefundPaid[] => {
    const sent = booking.sentRefunds.get(refundId);
    if (sent?.state !== 'sent') return [];
    return [{ type: 'RefundPaid', amount: sent.amount, method: 'online', receipt, refundId }];
  },
  FailSentRefund: ({ refundId, reason }: Commanded<'FailSentRefund'>, booking: Booking): RefundFailed[] => {
    const sent = booking.sentRefunds.get(refundId);
    if (!sent || sent.state === 'failed') return [];
    return [{ type: 'RefundFailed', amount: sent.amount, reason, refundId, had: sent.state }];
  },
};

export const onlineSteps = {
  RefundPaid: (event: RefundPaid, booking: Booking): Booking =>
    arrived(event, booking) ?? refundSteps.RefundPaid(event, booking),
  RefundFailed: (event: RefundFailed, booking: Booking): Booking =>
    returned(event, booking) ?? refundSteps.RefundFailed(event, booking),
  PaidOnline: ({ payment, account, amount, refund }: PaidOnline, booking: Booking): Booking => ({
    ...booking,
    balance: paidOnline(booking.balance, amount, refund),
    online: [...booking.online, { payment, account, left: amount }],
    hasFailed: refund > 0 ? false : booking.hasFailed,
  }),
  HoldRestored: (_: HoldRestored, booking: Booking): Booking => ({
    ...booking,
    status: 'pending',
    holdUntil: null,
    balance: { ...booking.balance, charged: netOf(booking.balance, chargeOf(booking.price)) },
  }),
  RefundSent: ({ refundId, payment, amount }: RefundSent, booking: Booking): Booking => ({
    ...booking,
    balance: refundSent(booking.balance, amount),
    online: withLeft(booking.online, payment, -amount),
    sentRefunds: new Map(booking.sentRefunds).set(refundId, { payment, amount, state: 'sent' }),
    hasFailed: false,
    grants: [],
  }),
};

/** What became of a refund that was sent to a card. @returns undefined where staff paid it by hand */
function arrived({ refundId, amount, receipt }: RefundPaid, booking: Booking): Booking | undefined {
  const sent = refundId === undefined ? undefined : booking.sentRefunds.get(refundId);
  if (refundId === undefined || !sent) return undefined;
  return {
    ...booking,
    balance: refundArrived(booking.balance, amount),
    lastPaid: { amount, method: 'online', receipt: receipt ?? null },
    sentRefunds: new Map(booking.sentRefunds).set(refundId, { ...sent, state: 'arrived' }),
  };
}

/** The card did not take it: nothing more is sent there, staff pay it by hand. @returns undefined for a try by hand */
function returned({ refundId, amount, had }: RefundFailed, booking: Booking): Booking | undefined {
  const sent = refundId === undefined ? undefined : booking.sentRefunds.get(refundId);
  if (refundId === undefined || !sent) return undefined;
  return {
    ...booking,
    balance: refundReturned(booking.balance, amount, had ?? 'sent'),
    sentRefunds: new Map(booking.sentRefunds).set(refundId, { ...sent, state: 'failed' }),
    hasFailed: true,
  };
}

const withLeft = (online: readonly OnlinePayment[], payment: string, cents: Cents): OnlinePayment[] =>
  online.map((one) => (one.payment === payment ? { ...one, left: one.left + cents } : one));
