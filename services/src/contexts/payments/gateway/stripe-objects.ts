import type { CurrencyCode } from '@northlight/contracts';
import type Stripe from 'stripe';
import type { Checkout, CheckoutLine, CheckoutRequest, GatewayRefund } from '../domain/payment-gateway.js';

/** More rows than this a page of Stripe does not take. */
const MAX_LINES = 100;

/** What opens a hosted page for this request. */
export function sessionParamsOf(request: CheckoutRequest, currency: CurrencyCode): Stripe.Checkout.SessionCreateParams {
  const metadata = { paymentId: request.paymentId };
  return {
    mode: 'payment',
    client_reference_id: request.orderReference,
    customer_email: request.customerEmail,
    expires_at: Math.ceil(request.expiresAt.getTime() / 1000),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    metadata,
    payment_intent_data: { metadata, description: request.orderReference },
    line_items: linesOf(request).map(({ name, amount }) => ({
      quantity: 1,
      price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name } },
    })),
  };
}

/** Stripe knows no line below zero: an order with a discount among its lines is one line there. */
function linesOf({ lines, orderReference }: CheckoutRequest): readonly CheckoutLine[] {
  const fits = lines.length <= MAX_LINES && lines.every(({ amount }) => amount >= 0);
  if (fits) return lines;
  return [{ name: orderReference, amount: lines.reduce((sum, { amount }) => sum + amount, 0) }];
}

/** A Checkout Session as the port has it. */
export function checkoutOf(session: Stripe.Checkout.Session): Checkout {
  const state = stateOf(session);
  return {
    checkoutId: session.id,
    paymentId: session.metadata?.paymentId ?? '',
    state,
    url: state === 'open' ? session.url : null,
    chargeId: state === 'paid' ? idOf(session.payment_intent) : null,
    amount: session.amount_total ?? 0,
  };
}

/** A bank may take days for what its customer has completed; cards are decided at once. */
function stateOf({ status, payment_status }: Stripe.Checkout.Session): Checkout['state'] {
  if (status === 'complete') return payment_status === 'unpaid' ? 'processing' : 'paid';
  return status === 'open' ? 'open' : 'expired';
}

/** A refund as the port has it. */
export function refundOf(refund: Stripe.Refund): GatewayRefund {
  const state = refundStates.get(refund.status) ?? 'pending';
  return {
    refundId: refund.metadata?.refundId ?? '',
    gatewayRefundId: refund.id,
    state,
    failure: state === 'failed' ? (refund.failure_reason ?? refund.status) : null,
  };
}

/** What is none of these waits: for a bank, or for the customer. */
const refundStates = new Map<string | null, GatewayRefund['state']>([
  ['succeeded', 'succeeded'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);

/** The id of what Stripe names by its id, or sends whole. */
export const idOf = (reference: string | { readonly id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
