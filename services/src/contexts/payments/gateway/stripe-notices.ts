import type Stripe from 'stripe';
import type { PaymentNotice } from '../domain/payment-gateway.js';
import { checkoutOf, idOf, refundOf } from './stripe-objects.js';

/** An event of Stripe as the port has it. What was not begun here has no id of ours, and is `other`. */
export function noticeOf(event: Stripe.Event): PaymentNotice {
  return aboutCheckout(event) ?? aboutRefund(event) ?? aboutDispute(event) ?? other(event);
}

function aboutCheckout(event: Stripe.Event): PaymentNotice | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      break;
    default:
      return undefined;
  }
  const checkout = checkoutOf(event.data.object);
  if (!checkout.paymentId) return undefined;
  // its session says "unpaid" for ever, as it did while the bank had not decided
  const isOver = event.type === 'checkout.session.async_payment_failed';
  return { id: event.id, kind: 'checkout', checkout: isOver ? { ...checkout, state: 'expired' } : checkout };
}

function aboutRefund(event: Stripe.Event): PaymentNotice | undefined {
  switch (event.type) {
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      break;
    default:
      return undefined;
  }
  const refund = refundOf(event.data.object);
  return refund.refundId ? { id: event.id, kind: 'refund', refund } : undefined;
}

function aboutDispute(event: Stripe.Event): PaymentNotice | undefined {
  if (event.type !== 'charge.dispute.created' && event.type !== 'charge.dispute.closed') return undefined;
  const { id: disputeId, payment_intent, amount, reason, status } = event.data.object;
  const chargeId = idOf(payment_intent);
  if (!chargeId || inquiries.includes(status)) return undefined;
  const outcome = outcomeOf(status);
  return {
    id: event.id,
    kind: 'dispute',
    dispute: { disputeId, chargeId, amount, reason, ...(outcome && { outcome }) },
  };
}

/** A bank that only asks takes nothing back. */
const inquiries: readonly Stripe.Dispute.Status[] = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
];

const outcomeOf = (status: Stripe.Dispute.Status): 'won' | 'lost' | undefined =>
  (['won', 'lost'] as const).find((outcome) => outcome === status);

const other = ({ id, type }: Stripe.Event): PaymentNotice => ({ id, kind: 'other', type });
