import type { CurrencyCode } from '@northlight/contracts';
import type Stripe from 'stripe';
import type { Cents } from '../../../platform/kernel/money.js';
import type {
  GatewaySubscription,
  PlanInvoice,
  SubscriptionCheckout,
  SubscriptionRequest,
} from '../domain/gateway-subscription.js';
import { idOf } from './stripe-objects.js';

/** What opens a hosted page for this request. */
export function monthlyParamsOf(
  request: SubscriptionRequest,
  currency: CurrencyCode,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { subscriptionId: request.subscriptionId, plan: request.plan };
  return {
    mode: 'subscription',
    ...(request.customerId === undefined
      ? { customer_email: request.customerEmail }
      : { customer: request.customerId }),
    expires_at: Math.ceil(request.expiresAt.getTime() / 1000),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    metadata,
    subscription_data: { metadata },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: request.monthly,
          recurring: { interval: 'month' },
          product_data: { name: request.name },
        },
      },
    ],
  };
}

/** A Checkout Session for a subscription as the port has it. */
export function subscriptionCheckoutOf(session: Stripe.Checkout.Session): SubscriptionCheckout {
  const state = checkoutStates.get(session.status) ?? 'expired';
  return {
    checkoutId: session.id,
    subscriptionId: session.metadata?.subscriptionId ?? '',
    state,
    url: state === 'open' ? session.url : null,
    gatewayId: idOf(session.subscription),
  };
}

const checkoutStates = new Map<string | null, SubscriptionCheckout['state']>([
  ['open', 'open'],
  ['complete', 'complete'],
]);

/** A subscription as the port has it. */
export function subscriptionOf(subscription: Stripe.Subscription): GatewaySubscription {
  const [item] = subscription.items.data;
  return {
    gatewayId: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    subscriptionId: subscription.metadata.subscriptionId ?? '',
    plan: subscription.metadata.plan ?? '',
    state: states.get(subscription.status) ?? 'past_due',
    periodEnd: new Date((item?.current_period_end ?? subscription.created) * 1000).toISOString(),
    cancelsAtEnd: subscription.cancel_at_period_end,
    pausedUntil: pausedUntilOf(subscription.pause_collection),
    monthly: item?.price.unit_amount ?? 0,
    invoice: invoiceOf(subscription.latest_invoice),
  };
}

/** One that is paused by hand at the gateway, without an end, is paused for as long as anybody can say. */
const pausedUntilOf = (pause: Stripe.Subscription['pause_collection'] | undefined): string | null =>
  pause ? new Date((pause.resumes_at ?? endless) * 1000).toISOString() : null;

const endless = Date.UTC(2999, 0) / 1000;

function invoiceOf(invoice: Stripe.Subscription['latest_invoice']): PlanInvoice | null {
  if (invoice === null || typeof invoice === 'string') return null;
  const { id, amount_due: amount, status, hosted_invoice_url: url } = invoice;
  const credit = drawnBy(invoice);
  return { id: id ?? '', amount, isPaid: status === 'paid', url: url ?? null, ...(credit !== 0 && { credit }) };
}

/** What an invoice drew on its customer's balance, which is below zero where they have credit; nothing before it is final. */
export const drawnBy = ({ starting_balance: before, ending_balance: after }: Stripe.Invoice): Cents =>
  after === null ? 0 : after - before;

/** What is none of these has a month that nobody has paid. */
const states = new Map<string, GatewaySubscription['state']>([
  ['active', 'active'],
  ['trialing', 'active'],
  ['canceled', 'ended'],
  ['incomplete_expired', 'ended'],
]);
