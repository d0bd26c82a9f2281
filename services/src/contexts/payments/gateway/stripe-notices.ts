import type Stripe from 'stripe';
import type { GatewayDispute, PaymentNotice } from '../domain/payment-gateway.js';
import { checkoutOf, idOf, refundOf } from './stripe-objects.js';

/** An event of Stripe as the port has it. What was not begun here has no id of ours, and is `other`. */
export function noticeOf(event: Stripe.Event): PaymentNotice {
  return aboutSubscription(event) ?? aboutCheckout(event) ?? aboutRefund(event) ?? aboutDispute(event) ?? other(event);
}

/** Says only that there is news: notices come in any order, and what is true now is asked for. */
function aboutSubscription(event: Stripe.Event): PaymentNotice | undefined {
  const found = subscriptionIn(event);
  if (!found?.subscriptionId) return undefined;
  return { id: event.id, kind: 'subscription', subscriptionId: found.subscriptionId, gatewayId: found.gatewayId };
}

function subscriptionIn(event: Stripe.Event) {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return ofSession(event.data.object);
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return { subscriptionId: event.data.object.metadata.subscriptionId, gatewayId: event.data.object.id };
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return ofInvoice(event.data.object);
    default:
      return undefined;
  }
}

const ofSession = ({ mode, metadata, subscription }: Stripe.Checkout.Session) =>
  mode === 'subscription' ? { subscriptionId: metadata?.subscriptionId, gatewayId: idOf(subscription) } : undefined;

function ofInvoice({ parent }: Stripe.Invoice) {
  const details = parent?.subscription_details;
  return details
    ? { subscriptionId: details.metadata?.subscriptionId, gatewayId: idOf(details.subscription) }
    : undefined;
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
  const dispute = disputeOf(event.data.object);
  return dispute && { id: event.id, kind: 'dispute', dispute };
}

/** A dispute as the port has it; undefined where the bank only asks. */
export function disputeOf({ id, payment_intent, amount, reason, status }: Stripe.Dispute): GatewayDispute | undefined {
  const chargeId = idOf(payment_intent);
  if (!chargeId || inquiries.includes(status)) return undefined;
  const outcome = outcomeOf(status);
  return { disputeId: id, chargeId, amount, reason, ...(outcome && { outcome }) };
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
