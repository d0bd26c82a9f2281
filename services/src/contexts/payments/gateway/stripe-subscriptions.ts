import type { CurrencyCode } from '@northlight/contracts';
import type Stripe from 'stripe';
import {
  type GatewaySubscription,
  type SubscriptionChange,
  type SubscriptionCheckout,
  SubscriptionGateway,
  type SubscriptionRequest,
} from '../domain/gateway-subscription.js';
import { GatewayRefused } from '../domain/payment-gateway.js';
import type { StripeClient } from './stripe-client.js';
import { monthlyParamsOf, subscriptionCheckoutOf, subscriptionOf } from './stripe-subscription-objects.js';

/** Takes money by the month: the hosted Checkout of Stripe in its mode for subscriptions, and Stripe Billing behind it. */
export class StripeSubscriptions extends SubscriptionGateway {
  constructor(
    private readonly client: StripeClient,
    private readonly currency: () => CurrencyCode,
  ) {
    super();
  }

  async startSubscription(request: SubscriptionRequest): Promise<SubscriptionCheckout> {
    const idempotencyKey = `subscription-${request.subscriptionId}`;
    const { id } = await this.client.answer((sdk) =>
      sdk.checkout.sessions.create(monthlyParamsOf(request, this.currency()), { idempotencyKey }),
    );
    return this.findSubscriptionCheckout(id); // a repeated answer tells how it was the first time
  }

  async findSubscriptionCheckout(checkoutId: string): Promise<SubscriptionCheckout> {
    return subscriptionCheckoutOf(await this.client.answer((sdk) => sdk.checkout.sessions.retrieve(checkoutId)));
  }

  async expireSubscriptionCheckout(checkoutId: string): Promise<SubscriptionCheckout> {
    try {
      return subscriptionCheckoutOf(await this.client.answer((sdk) => sdk.checkout.sessions.expire(checkoutId)));
    } catch (error) {
      if (!(error instanceof GatewayRefused)) throw error;
      const checkout = await this.findSubscriptionCheckout(checkoutId);
      if (checkout.state === 'open') throw error;
      return checkout;
    }
  }

  async findSubscription(gatewayId: string): Promise<GatewaySubscription> {
    return subscriptionOf(await this.retrieve(gatewayId));
  }

  async changeSubscription({
    gatewayId,
    changeId,
    plan,
    name,
    monthly,
  }: SubscriptionChange): Promise<GatewaySubscription> {
    const [item] = (await this.retrieve(gatewayId)).items.data;
    const amount = { currency: this.currency().toLowerCase(), unit_amount: monthly };
    const price = await this.client.answer((sdk) =>
      sdk.prices.create(
        { ...amount, recurring: { interval: 'month' }, product_data: { name } },
        { idempotencyKey: `price-${changeId}` },
      ),
    );
    // the month that runs stays as it was paid
    const items = [{ ...(item && { id: item.id }), price: price.id }];
    return this.update(gatewayId, { items, proration_behavior: 'none', metadata: { plan } });
  }

  cancelAtPeriodEnd(gatewayId: string, isCanceled: boolean): Promise<GatewaySubscription> {
    return this.update(gatewayId, { cancel_at_period_end: isCanceled });
  }

  pauseSubscription(gatewayId: string, until: Date | null): Promise<GatewaySubscription> {
    // what was not taken stays so: nobody pays later for months in which they had no plan
    const pause = until && ({ behavior: 'void', resumes_at: Math.floor(until.getTime() / 1000) } as const);
    return this.update(gatewayId, { pause_collection: pause ?? '' });
  }

  async cancelSubscription(gatewayId: string): Promise<GatewaySubscription> {
    const found = await this.findSubscription(gatewayId);
    if (found.state === 'ended') return found;
    await this.client.answer((sdk) => sdk.subscriptions.cancel(gatewayId));
    return this.findSubscription(gatewayId);
  }

  private async update(gatewayId: string, change: Stripe.SubscriptionUpdateParams): Promise<GatewaySubscription> {
    await this.client.answer((sdk) => sdk.subscriptions.update(gatewayId, change));
    return this.findSubscription(gatewayId);
  }

  private retrieve(gatewayId: string): Promise<Stripe.Subscription> {
    return this.client.answer((sdk) => sdk.subscriptions.retrieve(gatewayId, { expand: ['latest_invoice'] }));
  }
}
