import { decider } from '@northlight/event-store/decider';
import type { Cents } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import type {
  AccountEvent,
  AccountLine,
  CardRefundFailed,
  CardRefundSettled,
  CardRefundStarted,
  DisputeClosed,
  Disputed,
  PaymentCaptured,
  PaymentEnd,
  PaymentEnded,
  PaymentStarted,
  RefundPurpose,
} from './account.events.js';
import { paidTicket, ticketDecisions, ticketSteps } from './account-tickets.js';

export interface Payment {
  readonly id: string;
  readonly state: 'open' | 'captured' | 'ended';
  readonly lines: readonly AccountLine[];
  readonly amount: Cents;
  /** ISO instant. */
  readonly until: string;
  readonly checkoutId?: string;
  readonly url?: string;
  /** There once it is captured. */
  readonly chargeId?: string;
}

export interface CardRefund {
  readonly id: string;
  readonly payment: string;
  readonly amount: Cents;
  readonly purpose: RefundPurpose;
  readonly state: 'started' | 'settled' | 'failed';
}

export interface Dispute extends Omit<Disputed, 'type' | 'disputeId'> {
  readonly id: string;
  readonly state: 'open' | DisputeClosed['outcome'];
}

/** The money of one order, as far as it goes through the gateway, each list in the order of its beginnings. */
export interface Account {
  readonly payments: readonly Payment[];
  readonly refunds: readonly CardRefund[];
  readonly disputes: readonly Dispute[];
  /** Tickets without a time that were paid, and became a booking or nothing. */
  readonly endedTickets: readonly string[];
}

export type AccountCommand =
  | { readonly type: 'UseTicket'; readonly ticketId: string }
  | { readonly type: 'LapseTicket'; readonly ticketId: string }
  | (Omit<PaymentStarted, 'type'> & { readonly type: 'StartPayment' })
  | { readonly type: 'OpenCheckout'; readonly payment: string; readonly checkoutId: string; readonly url: string }
  /** `refundId` is that of the refund where the order was paid before. */
  | (Omit<PaymentCaptured, 'type'> & {
      readonly type: 'CapturePayment';
      readonly amount: Cents;
      readonly refundId: string;
    })
  | { readonly type: 'EndPayment'; readonly payment: string; readonly why: PaymentEnd }
  | (Omit<CardRefundStarted, 'type'> & { readonly type: 'StartCardRefund' })
  | (Omit<CardRefundSettled, 'type'> & { readonly type: 'SettleCardRefund' })
  | (Omit<CardRefundFailed, 'type'> & { readonly type: 'FailCardRefund' })
  /** `outcome` is undefined as long as the bank has not decided. */
  | (Omit<Disputed, 'type'> & { readonly type: 'NoteDispute'; readonly outcome: DisputeClosed['outcome'] | undefined });

export const account = decider<Account, AccountCommand, AccountEvent>({
  initial: { payments: [], refunds: [], disputes: [], endedTickets: [] },

  decide: {
    ...ticketDecisions,
    StartPayment: ({ type: _, ...started }, state) => {
      // guard: an order that is paid is not paid again
      if (capturedOf(state).length > 0) throw new Refusal('ORDER_ALREADY_PAID');
      // guard: one payment of an order is open at a time
      if (openPayment(state)) throw new Refusal('CONFLICT');
      return [{ type: 'PaymentStarted', ...started }];
    },
    OpenCheckout: ({ payment, checkoutId, url }, state) =>
      paymentIn(state, payment).checkoutId === undefined ? [{ type: 'CheckoutOpened', payment, checkoutId, url }] : [],
    CapturePayment: ({ payment: id, chargeId, amount, refundId }, state): AccountEvent[] => {
      const payment = paymentIn(state, id);
      // guard: a payment is captured once
      if (payment.state === 'captured') return [];
      if (amount !== payment.amount) throw new Error(`Payment ${id} is of ${payment.amount} cents, not of ${amount}`);
      const captured: PaymentCaptured = { type: 'PaymentCaptured', payment: id, chargeId };
      // guard: what is paid a second time goes back
      if (capturedOf(state).length === 0) return [captured];
      const purpose = { kind: 'paid_twice' } as const;
      return [captured, { type: 'CardRefundStarted', refundId, payment: id, amount, purpose }];
    },
    // guard: a payment that was made does not end
    EndPayment: ({ payment, why }, state): PaymentEnded[] =>
      paymentIn(state, payment).state === 'open' ? [{ type: 'PaymentEnded', payment, why }] : [],
    StartCardRefund: ({ type: _, ...refund }, state): CardRefundStarted[] => {
      // guard: a refund is started once
      if (state.refunds.some(({ id }) => id === refund.refundId)) return [];
      const { purpose } = refund;
      if (purpose.kind === 'open_ticket' && !paidTicket(state, purpose.ticketId)) return [];
      // guard: no more goes back than was captured
      if (refund.amount > refundableOf(state, refund.payment)) throw new Refusal('CONFLICT');
      return [{ type: 'CardRefundStarted', ...refund }];
    },
    SettleCardRefund: ({ refundId, gatewayRefundId }, state): CardRefundSettled[] =>
      refundIn(state, refundId).state === 'started' ? [{ type: 'CardRefundSettled', refundId, gatewayRefundId }] : [],
    // banks send back what had arrived: that fails later
    FailCardRefund: ({ refundId, why }, state): CardRefundFailed[] =>
      refundIn(state, refundId).state === 'failed' ? [] : [{ type: 'CardRefundFailed', refundId, why }],
    NoteDispute: ({ type: _, outcome, ...dispute }, state): (Disputed | DisputeClosed)[] => {
      const { disputeId, payment } = dispute;
      const known = state.disputes.find(({ id }) => id === disputeId);
      paymentIn(state, payment);
      // guard: a dispute is opened once and closed once, in whatever order its notices come
      const isNews = outcome !== undefined && (known?.state ?? 'open') === 'open';
      return [
        ...(known ? [] : [{ type: 'Disputed', ...dispute } as const]),
        ...(isNews ? [{ type: 'DisputeClosed', disputeId, outcome } as const] : []),
      ];
    },
  },

  evolve: {
    ...ticketSteps,
    PaymentStarted: ({ payment: id, lines, amount, until }, state) => ({
      ...state,
      payments: [...state.payments, { id, state: 'open', lines, amount, until }],
    }),
    CheckoutOpened: ({ payment, checkoutId, url }, state) => withPayment(state, payment, { checkoutId, url }),
    PaymentCaptured: ({ payment, chargeId }, state) => withPayment(state, payment, { state: 'captured', chargeId }),
    PaymentEnded: ({ payment }, state) => withPayment(state, payment, { state: 'ended' }),
    CardRefundStarted: ({ refundId: id, payment, amount, purpose }, state) => ({
      ...state,
      refunds: [...state.refunds, { id, payment, amount, purpose, state: 'started' }],
    }),
    CardRefundSettled: ({ refundId }, state) => withRefund(state, refundId, 'settled'),
    CardRefundFailed: ({ refundId }, state) => withRefund(state, refundId, 'failed'),
    Disputed: ({ disputeId: id, payment, amount, reason }, state) => ({
      ...state,
      disputes: [...state.disputes, { id, payment, amount, reason, state: 'open' }],
    }),
    DisputeClosed: ({ disputeId, outcome }, state) => ({
      ...state,
      disputes: state.disputes.map((one) => (one.id === disputeId ? { ...one, state: outcome } : one)),
    }),
  },
});

export const openPayment = ({ payments }: Account): Payment | undefined =>
  payments.find(({ state }) => state === 'open');

export const capturedOf = ({ payments }: Account): readonly Payment[] =>
  payments.filter(({ state }) => state === 'captured');

/** @throws {Error} where there is none: whoever names it has it from here */
export function paymentIn({ payments }: Account, id: string): Payment {
  const found = payments.find((payment) => payment.id === id);
  if (!found) throw new Error(`There is no payment ${id}`);
  return found;
}

/** @throws {Error} where there is none: whoever names it has it from here */
export function refundIn({ refunds }: Account, id: string): CardRefund {
  const found = refunds.find((refund) => refund.id === id);
  if (!found) throw new Error(`There is no refund ${id}`);
  return found;
}

const withPayment = (state: Account, id: string, change: Partial<Payment>): Account => ({
  ...state,
  payments: state.payments.map((payment) => (payment.id === id ? { ...payment, ...change } : payment)),
});

const withRefund = (state: Account, id: string, became: CardRefund['state']): Account => ({
  ...state,
  refunds: state.refunds.map((refund) => (refund.id === id ? { ...refund, state: became } : refund)),
});

/** What of a payment has not gone back; what the card did not take, and a dispute that is won, are here again. */
export function refundableOf(state: Account, payment: string): Cents {
  const captured = capturedOf(state).find(({ id }) => id === payment)?.amount ?? 0;
  const refunds = state.refunds.filter((refund) => refund.payment === payment && refund.state !== 'failed');
  // guard: what a bank has taken back is not sent back once more
  const disputes = state.disputes.filter((dispute) => dispute.payment === payment && dispute.state !== 'won');
  return [...refunds, ...disputes].reduce((left, { amount }) => left - amount, captured);
}
