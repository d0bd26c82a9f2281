import { ApiError } from '../api/api-error.js';
import { type Params, takenCurrencies } from '../api/params.js';
import { newId } from '../state/ids.js';
import type { LineRow, SessionRow } from '../state/rows.js';

/** A session may be paid for 30 minutes at least and 24 hours at most; a request is a while on its way. */
const SHORTEST_S = 30 * 60;
const LONGEST_S = 24 * 60 * 60;
const ON_ITS_WAY_S = 10;
const MAX_LINES = 100;
/** Cents below which no card is charged. */
const LEAST_AMOUNT = 50;

/**
 * The session that these parameters ask for.
 * @param now seconds
 * @throws {ApiError} as Stripe refuses them
 */
export function newSession(params: Params, now: number): SessionRow {
  params.allow(
    ...['mode', 'client_reference_id', 'customer', 'customer_email', 'expires_at', 'success_url', 'cancel_url'],
    ...['metadata', 'payment_intent_data', 'subscription_data', 'line_items'],
  );
  const isMonthly = params.oneOf('mode', 'payment', 'subscription') === 'subscription';
  verifyEmail(params);
  const lines = linesOf(params, isMonthly);
  const intent = params.inner('payment_intent_data').allow('metadata', 'description');
  return {
    id: newId('cs_test'),
    status: 'open',
    created: now,
    expiresAt: endOf(params, now),
    reference: params.optional('client_reference_id'),
    amount: totalOf(lines),
    lines,
    metadata: params.inner('metadata').texts(),
    intentMetadata: intent.inner('metadata').texts(),
    successUrl: params.address('success_url'),
    cancelUrl: params.optional('cancel_url') && params.address('cancel_url'),
    intentId: null,
    cardToConfirm: null,
    ...(isMonthly && { monthly: { metadata: monthlyOf(params) } }),
    ...customerIn(params),
  };
}

/** It is looked at and not kept. */
function verifyEmail(params: Params): void {
  const email = params.optional('customer_email');
  if (email !== null && !/^\S+@\S+$/.test(email))
    throw new ApiError(400, `Invalid email address: ${email}`, { code: 'email_invalid', param: 'customer_email' });
}

/** One that is known, or an address for a new one. */
function customerIn(params: Params): Pick<SessionRow, 'customerId'> {
  const customerId = params.optional('customer');
  if (customerId === null) return {};
  if (params.has('customer_email'))
    throw new ApiError(400, 'You may only specify one of these parameters: customer, customer_email.');
  return { customerId };
}

function monthlyOf(params: Params): Record<string, string> {
  return params.inner('subscription_data').allow('metadata', 'description').inner('metadata').texts();
}

function linesOf(params: Params, isMonthly: boolean): LineRow[] {
  const lines = params.list('line_items');
  if (lines.length === 0 || lines.length > MAX_LINES)
    throw new ApiError(400, `There must be 1 to ${MAX_LINES} line_items.`, { param: 'line_items' });
  return lines.map((line) => {
    const price = line
      .allow('quantity', 'price_data')
      .inner('price_data')
      .allow('currency', 'unit_amount', 'product_data', ...(isMonthly ? ['recurring'] : []));
    if (isMonthly) price.inner('recurring').allow('interval').oneOf('interval', 'month');
    price.oneOf('currency', ...takenCurrencies);
    const name = price.inner('product_data').allow('name').text('name');
    return { name, amount: line.integer('quantity', 1) * price.integer('unit_amount') };
  });
}

function totalOf(lines: readonly LineRow[]): number {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (total < LEAST_AMOUNT)
    throw new ApiError(400, 'The total amount due must add up to at least $0.50.', { code: 'amount_too_small' });
  return total;
}

function endOf(params: Params, now: number): number {
  if (params.optional('expires_at') === null) return now + LONGEST_S;
  const end = params.integer('expires_at');
  const param = 'expires_at';
  if (end < now + SHORTEST_S - ON_ITS_WAY_S)
    throw new ApiError(400, 'The `expires_at` timestamp must be at least 30 minutes from now.', { param });
  if (end > now + LONGEST_S + ON_ITS_WAY_S)
    throw new ApiError(400, 'The `expires_at` timestamp must be less than 24 hours from now.', { param });
  return end;
}
