import type { RefundFailure, RefundMethod, RefundState } from '@northlight/contracts';
import { type Cents, dollarsOf } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import type { RefundDropped, RefundFailed, RefundPaid } from './booking.events.js';
import type { PaidBack } from './bookings.js';
import type { Price } from './price.js';

/** What goes back for a booking, and what became of it (decisions.md G28). Amounts in cents. */
export interface Refunding {
  /** What was to go back, each time in its turn; the last of a cancelled booking is that of the cancellation. */
  readonly refunds: readonly Cents[];
  /** Of it: what was paid, and what was found not to be due. */
  readonly paid: Cents;
  readonly dropped: Cents;
  /** What its guest has paid, as far as somebody at the venue has noted it: at a sale at the desk, and at the door. */
  readonly noted: Cents;
  readonly lastPaid?: PaidBack;
  /** The last try to pay what is owed did not work. */
  readonly hasFailed: boolean;
}

/** What somebody of the house says of a refund: there is no online payment, so a person pays it. */
export type RefundCommand =
  | {
      readonly type: 'PayRefund';
      /** As it was shown to whoever paid: what is owed is paid as a whole. */
      readonly amount: Cents;
      readonly method: RefundMethod;
      readonly receipt?: string | undefined;
    }
  | { readonly type: 'FailRefund'; readonly reason: RefundFailure }
  | { readonly type: 'DropRefund' };

type Commanded<Type extends RefundCommand['type']> = Extract<RefundCommand, { type: Type }>;

export const nothingOwed: Refunding = { refunds: [], paid: 0, dropped: 0, noted: 0, hasFailed: false };

/** Cents that are still to be paid back. */
export const owedOf = ({ refunds, paid, dropped }: Refunding): Cents =>
  refunds.reduce((sum, refund) => sum + refund, 0) - paid - dropped;

export function refundStateOf(booking: Refunding): RefundState {
  if (owedOf(booking) > 0) return booking.hasFailed ? 'failed' : 'requested';
  return booking.paid > 0 ? 'refunded' : 'none';
}

type Billed = Refunding & { readonly status: string; readonly price: Pick<Price, 'total'> };

/** Guests pay at the venue: the same once its bill was paid there, beside what had been paid and went back. */
export const withNoted = <B extends Billed>(booking: B): B => ({
  ...booking,
  noted: Math.max(booking.noted, booking.paid + booking.price.total),
});

/**
 * Whether all that is owed was noted as paid, and is not what the booking still costs. What was promised while it was
 * pending, or confirmed by an order only, or for tickets that came later, may never have been paid.
 */
export const isPaymentNoted = (booking: Billed): boolean =>
  owedOf(booking) <= booking.noted - booking.paid - (booking.status === 'cancelled' ? 0 : booking.price.total);

/** The same with more to give back; what is new has not failed yet. */
export const withRefund = <B extends Refunding>(booking: B, refund: Cents): B => ({
  ...booking,
  refunds: [...booking.refunds, refund],
  hasFailed: booking.hasFailed && refund === 0,
});

type Asked = Refunding & { readonly status: string };

export const refundDecisions = {
  PayRefund: ({ amount, method, receipt }: Commanded<'PayRefund'>, booking: Asked): RefundPaid[] => {
    const owed = mustOwe(booking);
    if (amount !== owed) throw new Refusal('REFUND_NOT_AS_SHOWN', { owed: inDollars(owed) });
    return [{ type: 'RefundPaid', amount, method, ...(receipt ? { receipt } : {}) }];
  },
  FailRefund: ({ reason }: Commanded<'FailRefund'>, booking: Asked): RefundFailed[] => [
    { type: 'RefundFailed', amount: mustOwe(booking), reason },
  ],
  DropRefund: (_: Commanded<'DropRefund'>, booking: Asked): RefundDropped[] => [
    { type: 'RefundDropped', amount: mustOwe(booking), reason: 'nothing_paid' },
  ],
};

export const refundSteps = {
  RefundPaid: <B extends Refunding>({ amount, method, receipt }: RefundPaid, booking: B): B => ({
    ...booking,
    paid: booking.paid + amount,
    lastPaid: { amount, method, receipt: receipt ?? null },
    hasFailed: false,
  }),
  RefundFailed: <B extends Refunding>(_: RefundFailed, booking: B): B => ({ ...booking, hasFailed: true }),
  RefundDropped: <B extends Refunding>({ amount }: RefundDropped, booking: B): B => ({
    ...booking,
    dropped: booking.dropped + amount,
    hasFailed: false,
  }),
};

/** @returns the cents that are owed @throws {Refusal} BOOKING_NOT_FOUND, REFUND_ALREADY_PAID, REFUND_NOT_DUE */
function mustOwe(booking: Asked): Cents {
  if (booking.status === 'none') throw new Refusal('BOOKING_NOT_FOUND');
  const owed = owedOf(booking);
  if (owed <= 0) throw new Refusal(booking.paid > 0 ? 'REFUND_ALREADY_PAID' : 'REFUND_NOT_DUE');
  return owed;
}

const inDollars = (amount: Cents): string => `$${dollarsOf(amount).toFixed(2)}`;
