import type { DeskRefundMethod, RefundFailure, RefundState } from '@northlight/contracts';
import { type Cents, moneyText } from '../../../../platform/kernel/money.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { type Balance, dropped, type GivenBack, nothingPaid, paidBack, repriced } from '../money/balance.js';
import type { RefundDropped, RefundFailed, RefundGrantWithdrawn, RefundPaid } from './booking.events.js';
import type { PaidBack } from './bookings.js';

/** The money of a booking, and what became of what goes back (decisions.md G28). Amounts in cents. */
export interface Refunding {
  readonly balance: Balance;
  /** What the last change of its party gave back, its cancellation, or a grant of the staff. */
  readonly back: GivenBack;
  readonly lastPaid?: PaidBack;
  /** The last try to pay what is owed did not work. */
  readonly hasFailed: boolean;
  /** What the staff has granted and may still withdraw, the last at the end: nothing has happened to its money since. */
  readonly grants: readonly OpenGrant[];
}

/** What is owed by a grant, and what of that the price was lowered by. */
export type OpenGrant = Omit<RefundGrantWithdrawn, 'type'>;

/** What a member of staff says of a refund that is not sent to a card. */
export type RefundCommand =
  | {
      readonly type: 'PayRefund';
      /** As it was shown to whoever paid: what is owed is paid as a whole. */
      readonly amount: Cents;
      readonly method: DeskRefundMethod;
      readonly receipt?: string | undefined;
    }
  | { readonly type: 'FailRefund'; readonly reason: RefundFailure }
  | { readonly type: 'DropRefund' }
  /** As it was shown to whoever withdraws it. */
  | { readonly type: 'WithdrawGrant'; readonly amount: Cents };

type Commanded<Type extends RefundCommand['type']> = Extract<RefundCommand, { type: Type }>;

export const nothingOwed: Refunding = { balance: nothingPaid, back: { refund: 0 }, hasFailed: false, grants: [] };

export function refundStateOf({ balance, hasFailed }: Pick<Refunding, 'balance' | 'hasFailed'>): RefundState {
  if (balance.owed > 0) return hasFailed ? 'failed' : 'requested';
  if (balance.onItsWay > 0) return 'processing';
  return balance.paidBack > 0 ? 'refunded' : 'none';
}

/** The same at another price, into which what was granted has gone. */
export const withPrice = <B extends Refunding>(booking: B, price: Cents, back: GivenBack): B => ({
  ...withBalance(booking, repriced(booking.balance, price, back), back),
  grants: [],
});

/** The same with other sums; what is new has not failed yet, and what is used up fails no more. */
export function withBalance<B extends Refunding>(booking: B, balance: Balance, back: GivenBack): B {
  const isOpen = balance.owed > 0 && balance.owed <= booking.balance.owed;
  return { ...booking, balance, back, hasFailed: booking.hasFailed && isOpen };
}

type RefundableBooking = Refunding & { readonly status: string };

export const refundDecisions = {
  PayRefund: ({ amount, method, receipt }: Commanded<'PayRefund'>, booking: RefundableBooking): RefundPaid[] => {
    const owed = mustOwe(booking);
    // guard: a refund is paid as what is owed, and no more
    if (amount !== owed) throw new Refusal('REFUND_NOT_AS_SHOWN', { owed: moneyText(owed) });
    return [{ type: 'RefundPaid', amount, method, ...(receipt ? { receipt } : {}) }];
  },
  FailRefund: ({ reason }: Commanded<'FailRefund'>, booking: RefundableBooking): RefundFailed[] => [
    { type: 'RefundFailed', amount: mustOwe(booking), reason },
  ],
  DropRefund: (_: Commanded<'DropRefund'>, booking: RefundableBooking): RefundDropped[] => [
    { type: 'RefundDropped', amount: mustOwe(booking), reason: 'nothing_paid' },
  ],
};

export const refundSteps = {
  RefundPaid: <B extends Refunding>({ amount, method, receipt }: RefundPaid, booking: B): B => ({
    ...booking,
    balance: paidBack(booking.balance, amount),
    lastPaid: { amount, method, receipt: receipt ?? null },
    hasFailed: false,
    grants: [],
  }),
  RefundFailed: <B extends Refunding>(_: RefundFailed, booking: B): B => ({
    ...booking,
    hasFailed: booking.balance.owed > 0,
  }),
  RefundDropped: <B extends Refunding>({ amount }: RefundDropped, booking: B): B => ({
    ...booking,
    balance: dropped(booking.balance, amount),
    hasFailed: false,
    grants: [],
  }),
};

/** @returns the cents that are owed @throws {Refusal} BOOKING_NOT_FOUND, REFUND_ON_ITS_WAY, REFUND_ALREADY_PAID, REFUND_NOT_DUE */
function mustOwe(booking: RefundableBooking): Cents {
  if (booking.status === 'none') throw new Refusal('BOOKING_NOT_FOUND');
  const { owed, paidBack: paid, onItsWay } = booking.balance;
  if (owed <= 0 && onItsWay > 0) throw new Refusal('REFUND_ON_ITS_WAY');
  if (owed <= 0) throw new Refusal(paid > 0 ? 'REFUND_ALREADY_PAID' : 'REFUND_NOT_DUE');
  return owed;
}
