import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import type { PaymentNotice } from '../domain/payment-gateway.js';
import { NOTICE_LIMIT_BYTES, NOTICE_TOLERANCE_S, StripeGateway } from './stripe-gateway.js';

const secret = 'whsec_0123456789abcdef0123456789abcdef';
const gateway = new StripeGateway({ key: 'sk_test_1', webhookSecret: secret });

const session = {
  id: 'cs_test_1',
  object: 'checkout.session',
  metadata: { paymentId: 'payment-1' },
  status: 'complete',
  payment_status: 'paid',
  payment_intent: 'pi_1',
  amount_total: 7_208,
  url: null,
};
const refund = { id: 're_1', object: 'refund', metadata: { refundId: 'refund-1' }, status: 'pending', amount: 100 };

const bodyOf = (type: string, object: object): string =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
const sign = (payload: string, change: { secret?: string; timestamp?: number } = {}): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, ...change });
const read = (type: string, object: object): PaymentNotice => {
  const body = bodyOf(type, object);
  return gateway.readNotice(Buffer.from(body), sign(body));
};
const notGenuine = expect.objectContaining({ code: 'NOTICE_NOT_GENUINE', status: 400 });
const refusalOf = (body: string, signature: string | undefined): unknown => {
  try {
    return gateway.readNotice(Buffer.from(body), signature);
  } catch (refusal) {
    return refusal;
  }
};

describe('a notice that is not genuine', () => {
  const body = bodyOf('checkout.session.completed', session);
  const seconds = () => Math.floor(Date.now() / 1000);

  it('is one that nobody has signed', () => {
    expect(refusalOf(body, undefined)).toEqual(notGenuine);
    expect(refusalOf(body, '')).toEqual(notGenuine);
    expect(refusalOf(body, 't=1,v1=')).toEqual(notGenuine);
    expect(refusalOf(body, 'nonsense')).toEqual(notGenuine);
  });

  it('is one that somebody else has signed', () => {
    expect(refusalOf(body, sign(body, { secret: 'whsec_of_somebody_else' }))).toEqual(notGenuine);
    expect(refusalOf(body, `t=${seconds()},v1=${'0'.repeat(64)}`)).toEqual(notGenuine);
  });

  it('is one that was changed on its way', () => {
    expect(refusalOf(body.replace('7208', '1'), sign(body))).toEqual(notGenuine);
    expect(refusalOf(`${body} `, sign(body))).toEqual(notGenuine);
  });

  it('is one that somebody has copied and sends again later', () => {
    expect(refusalOf(body, sign(body, { timestamp: seconds() - NOTICE_TOLERANCE_S - 1 }))).toEqual(notGenuine);
    const old = sign(body, { timestamp: seconds() - NOTICE_TOLERANCE_S - 1 });
    expect(refusalOf(body, old.replace(/t=\d+/, `t=${seconds()}`))).toEqual(notGenuine);
    expect(refusalOf(body, sign(body, { timestamp: seconds() - NOTICE_TOLERANCE_S + 30 }))).toMatchObject({
      id: 'evt_1',
    });
  });

  it('is one that is empty, or no event', () => {
    expect(refusalOf('', sign(''))).toEqual(notGenuine);
    expect(refusalOf('{', sign('{'))).toEqual(notGenuine);
  });

  it('is one that is too large, even where the signature is right', () => {
    const large = JSON.stringify({ ...JSON.parse(body), padding: 'x'.repeat(NOTICE_LIMIT_BYTES) });
    expect(refusalOf(large, sign(large))).toEqual(notGenuine);
  });
});

describe('a notice about a checkout', () => {
  it('tells what was paid', () => {
    const checkout = { checkoutId: 'cs_test_1', paymentId: 'payment-1', state: 'paid', url: null };
    const paid = { kind: 'checkout', id: 'evt_1', checkout: { ...checkout, chargeId: 'pi_1', amount: 7_208 } };
    expect(read('checkout.session.completed', session)).toEqual(paid);
    expect(read('checkout.session.async_payment_succeeded', session)).toEqual(paid);
  });

  it('tells that a bank has not decided yet, or has said no', () => {
    const unpaid = { ...session, payment_status: 'unpaid' };
    const waiting = { checkout: { state: 'processing', chargeId: null } };
    expect(read('checkout.session.completed', unpaid)).toMatchObject(waiting);
    expect(read('checkout.session.async_payment_failed', unpaid)).toMatchObject({
      checkout: { state: 'expired', chargeId: null },
    });
  });

  it('tells that nobody has paid in time', () => {
    const expired = { ...session, status: 'expired', payment_status: 'unpaid', payment_intent: null };
    expect(read('checkout.session.expired', expired)).toMatchObject({ checkout: { state: 'expired', chargeId: null } });
  });

  it('is none of ours without the id of a payment', () => {
    const foreign = { ...session, metadata: {} };
    expect(read('checkout.session.completed', foreign)).toEqual({
      ...{ id: 'evt_1', kind: 'other', type: 'checkout.session.completed' },
    });
  });
});

describe('a notice about money that went back', () => {
  it.each([
    ['refund.created', 'pending', { state: 'pending', failure: null }],
    ['refund.updated', 'requires_action', { state: 'pending', failure: null }],
    ['refund.updated', 'succeeded', { state: 'succeeded', failure: null }],
    ['refund.updated', 'canceled', { state: 'failed', failure: 'canceled' }],
    ['charge.refund.updated', 'failed', { state: 'failed', failure: 'lost_or_stolen_card' }],
    ['refund.failed', 'failed', { state: 'failed', failure: 'lost_or_stolen_card' }],
  ])('%s of one that is %s', (type, status, expected) => {
    const failure_reason = status === 'failed' ? 'lost_or_stolen_card' : undefined;
    const ids = { refundId: 'refund-1', gatewayRefundId: 're_1' };
    expect(read(type, { ...refund, status, failure_reason })).toEqual({
      ...{ id: 'evt_1', kind: 'refund', refund: { ...ids, ...expected } },
    });
  });

  it('is none of ours where somebody gave it back by hand', () => {
    expect(read('refund.created', { ...refund, metadata: {} })).toMatchObject({ kind: 'other' });
  });
});

describe('other notices', () => {
  it('tell of a dispute, by the payment that it is about', () => {
    const dispute = { id: 'du_1', object: 'dispute', payment_intent: 'pi_1', amount: 7_208, reason: 'fraudulent' };
    expect(read('charge.dispute.created', dispute)).toEqual({
      ...{ id: 'evt_1', kind: 'dispute' },
      dispute: { disputeId: 'du_1', chargeId: 'pi_1', amount: 7_208, reason: 'fraudulent' },
    });
    expect(read('charge.dispute.closed', { ...dispute, status: 'lost' })).toMatchObject({
      dispute: { outcome: 'lost' },
    });
    expect(read('charge.dispute.created', { ...dispute, status: 'warning_needs_response' })).toMatchObject({
      kind: 'other',
    });
    expect(read('charge.dispute.created', { ...dispute, payment_intent: null })).toMatchObject({ kind: 'other' });
  });

  it('are named by their type', () => {
    expect(read('payout.paid', { id: 'po_1' })).toEqual({ id: 'evt_1', kind: 'other', type: 'payout.paid' });
  });
});
