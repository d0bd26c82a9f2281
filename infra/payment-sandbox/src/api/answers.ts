import type Stripe from 'stripe';
import { newId } from '../state/ids.js';
import type { IntentRow, RefundRow, SessionRow } from '../state/rows.js';

/** Of Stripe's objects what the sandbox answers: names and values are held against the types of the SDK. */
type SessionAnswer = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_subtotal'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'expires_at'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_intent'
  | 'payment_method_types'
  | 'payment_status'
  | 'status'
  | 'subscription'
  | 'success_url'
  | 'url'
>;
type IntentAnswer = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'amount_received' | 'created' | 'currency' | 'livemode' | 'metadata' | 'status'
>;
type RefundAnswer = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'failure_reason' | 'metadata' | 'payment_intent' | 'status'
>;
type DisputeAnswer = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'livemode' | 'payment_intent' | 'reason' | 'status'
>;
type ChargeAnswer = Pick<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'livemode' | 'metadata' | 'payment_intent' | 'status'
>;
type EventAnswer = Pick<Stripe.Event, 'id' | 'object' | 'api_version' | 'created' | 'livemode'> & {
  readonly type: Stripe.Event['type'];
  readonly data: { readonly object: object };
};

/** The version of the API whose shapes these are. */
const API_VERSION = '2026-10-28.endive';
const test = { currency: 'usd', livemode: false } as const;

export const sessionAnswer = (row: SessionRow, publicUrl: string): SessionAnswer => ({
  ...test,
  id: row.id,
  object: 'checkout.session',
  amount_subtotal: row.amount,
  amount_total: row.amount,
  cancel_url: row.cancelUrl,
  client_reference_id: row.reference,
  created: row.created,
  expires_at: row.expiresAt,
  metadata: row.metadata,
  mode: row.monthly ? 'subscription' : 'payment',
  payment_intent: row.intentId,
  payment_method_types: ['card'],
  payment_status: row.status === 'complete' ? 'paid' : 'unpaid',
  status: row.status,
  subscription: row.subscriptionId ?? null,
  success_url: row.successUrl,
  url: row.status === 'open' ? `${publicUrl}/pay/${row.id}` : null,
});

export const intentAnswer = ({ id, amount, created, metadata }: IntentRow): IntentAnswer => ({
  ...test,
  id,
  object: 'payment_intent',
  amount,
  amount_received: amount,
  created,
  metadata,
  status: 'succeeded',
});

/** The money of a payment: Stripe copies its metadata. */
export const chargeAnswer = ({ id, amount, created, metadata }: IntentRow): ChargeAnswer => ({
  ...test,
  id: id.replace(/^pi/, 'ch'),
  object: 'charge',
  amount,
  created,
  metadata,
  payment_intent: id,
  status: 'succeeded',
});

export const refundAnswer = (row: RefundRow): RefundAnswer => ({
  id: row.id,
  object: 'refund',
  amount: row.amount,
  created: row.created,
  currency: test.currency,
  ...(row.failureReason === null ? {} : { failure_reason: row.failureReason }),
  metadata: row.metadata,
  payment_intent: row.intentId,
  status: row.status,
});

export const disputeAnswer = ({ id, amount }: IntentRow, created: number): DisputeAnswer => ({
  ...test,
  id: newId('du'),
  object: 'dispute',
  amount,
  created,
  payment_intent: id,
  reason: 'fraudulent',
  status: 'needs_response',
});

export const eventAnswer = (type: Stripe.Event['type'], object: object, created: number): EventAnswer => ({
  id: newId('evt'),
  object: 'event',
  api_version: API_VERSION,
  created,
  livemode: false,
  type,
  data: { object },
});
