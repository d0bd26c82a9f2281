import { type CurrencyCode, usualCurrency } from '@northlight/contracts';
import type Stripe from 'stripe';
import { Refusal } from '../../../platform/kernel/refusal.js';
import type { CreditRequest, CustomerRequest } from '../domain/gateway-credit.js';
import type {
  GatewaySubscription,
  SubscriptionChange,
  SubscriptionCheckout,
  SubscriptionRequest,
} from '../domain/gateway-subscription.js';
import {
  type Checkout,
  type CheckoutRequest,
  type GatewayRefund,
  GatewayRefused,
  type MovementPage,
  type MovementSpan,
  PaymentGateway,
  type PaymentNotice,
  type RefundRequest,
} from '../domain/payment-gateway.js';
import { type StripeAccess, StripeClient } from './stripe-client.js';
import { StripeCredits } from './stripe-credits.js';
import { StripeMovements } from './stripe-movements.js';
import { noticeOf } from './stripe-notices.js';
import { checkoutOf, idOf, refundOf, sessionParamsOf } from './stripe-objects.js';
import { StripeSubscriptions } from './stripe-subscriptions.js';

/** Notices have a few kB. What is larger is none, and is not hashed to find that out. */
export const NOTICE_LIMIT_BYTES = 256 * 1024;
/** Seconds after which a notice counts as one that somebody has copied. */
export const NOTICE_TOLERANCE_S = 300;
/** Refunds of one payment that a page of the API has at most. */
const PAGE_SIZE = 100;

/** Takes money through the hosted Checkout of Stripe, or of the sandbox that stands in for it. */
export class StripeGateway extends PaymentGateway {
  readonly isOn = true;
  private readonly client: StripeClient;
  private readonly subscriptions: StripeSubscriptions;
  private readonly credits: StripeCredits;
  private readonly currency: () => CurrencyCode;

  constructor(private readonly access: StripeAccess) {
    super();
    this.client = new StripeClient(access);
    this.currency = access.currency ?? (() => usualCurrency);
    this.subscriptions = new StripeSubscriptions(this.client, this.currency);
    this.credits = new StripeCredits(this.client, this.currency);
  }

  /** Where it asks, for people: `api.stripe.com`. */
  get address(): string {
    return this.access.url === undefined ? 'api.stripe.com' : new URL(this.access.url).host;
  }

  async startCheckout(request: CheckoutRequest): Promise<Checkout> {
    const idempotencyKey = `checkout-${request.paymentId}`;
    const session = await this.client.answer((sdk) =>
      sdk.checkout.sessions.create(sessionParamsOf(request, this.currency()), { idempotencyKey }),
    );
    return isReplayed(session) ? this.find(session.id) : checkoutOf(session);
  }

  async expire(checkoutId: string): Promise<Checkout> {
    try {
      return checkoutOf(await this.client.answer((sdk) => sdk.checkout.sessions.expire(checkoutId)));
    } catch (error) {
      if (!(error instanceof GatewayRefused)) throw error;
      // guard: a checkout that is paid is not ended
      const checkout = await this.find(checkoutId);
      if (checkout.state === 'open') throw error;
      return checkout;
    }
  }

  async find(checkoutId: string): Promise<Checkout> {
    const session = await this.client.answer((sdk) => sdk.checkout.sessions.retrieve(checkoutId));
    const checkout = checkoutOf(session);
    const isOver = checkout.state === 'processing' && (await this.hasFailed(idOf(session.payment_intent)));
    return isOver ? { ...checkout, state: 'expired' } : checkout;
  }

  async refund({ refundId, chargeId, amount }: RefundRequest): Promise<GatewayRefund> {
    const idempotencyKey = `refund-${refundId}`;
    const params = { payment_intent: chargeId, amount, metadata: { refundId } };
    const refund = await this.client.answer((sdk) => sdk.refunds.create(params, { idempotencyKey }));
    return isReplayed(refund)
      ? refundOf(await this.client.answer((sdk) => sdk.refunds.retrieve(refund.id)))
      : refundOf(refund);
  }

  async findRefund(refundId: string, chargeId: string): Promise<GatewayRefund | undefined> {
    const found = await this.client.answer((sdk) =>
      sdk.refunds.list({ payment_intent: chargeId, limit: PAGE_SIZE }).autoPagingToArray({ limit: 10 * PAGE_SIZE }),
    );
    const refund = found.find(({ metadata }) => metadata?.refundId === refundId);
    return refund && refundOf(refund);
  }

  movements = (span: MovementSpan): Promise<MovementPage> => new StripeMovements(this.client).page(span);
  startSubscription = (request: SubscriptionRequest): Promise<SubscriptionCheckout> =>
    this.subscriptions.startSubscription(request);
  findSubscriptionCheckout = (id: string): Promise<SubscriptionCheckout> =>
    this.subscriptions.findSubscriptionCheckout(id);
  expireSubscriptionCheckout = (id: string): Promise<SubscriptionCheckout> =>
    this.subscriptions.expireSubscriptionCheckout(id);
  findSubscription = (id: string): Promise<GatewaySubscription> => this.subscriptions.findSubscription(id);
  changeSubscription = (change: SubscriptionChange): Promise<GatewaySubscription> =>
    this.subscriptions.changeSubscription(change);
  cancelAtPeriodEnd = (id: string, isCanceled: boolean): Promise<GatewaySubscription> =>
    this.subscriptions.cancelAtPeriodEnd(id, isCanceled);
  pauseSubscription = (id: string, until: Date | null): Promise<GatewaySubscription> =>
    this.subscriptions.pauseSubscription(id, until);
  cancelSubscription = (id: string): Promise<GatewaySubscription> => this.subscriptions.cancelSubscription(id);
  openCustomer = (request: CustomerRequest): Promise<string> => this.credits.openCustomer(request);
  addCredit = (request: CreditRequest): Promise<void> => this.credits.add(request);
  closeCredit = (customerId: string): Promise<number> => this.credits.close(customerId);

  readNotice(rawBody: Buffer, signature: string | undefined): PaymentNotice {
    // guard: a notice has a limit
    if (rawBody.length === 0 || rawBody.length > NOTICE_LIMIT_BYTES || !signature)
      throw new Refusal('NOTICE_NOT_GENUINE');
    return noticeOf(this.verify(rawBody, signature));
  }

  private verify(rawBody: Buffer, signature: string): Stripe.Event {
    const { webhooks } = this.client.sdk;
    try {
      // guard: a notice is read once it is proven
      return webhooks.constructEvent(rawBody, signature, this.access.webhookSecret, NOTICE_TOLERANCE_S);
    } catch {
      throw new Refusal('NOTICE_NOT_GENUINE');
    }
  }

  /** A bank has said no: the session stays complete and unpaid, its payment waits for another means. */
  private async hasFailed(intentId: string | null): Promise<boolean> {
    if (intentId === null) return false;
    const { status } = await this.client.answer((sdk) => sdk.paymentIntents.retrieve(intentId));
    return status === 'requires_payment_method' || status === 'canceled';
  }
}

const replayedHeader = 'idempotent-replayed';

/** Stripe has answered as it did the first time, and not what has become of it since. */
const isReplayed = ({ lastResponse }: Stripe.Response<unknown>): boolean =>
  lastResponse.headers[replayedHeader] === 'true';
