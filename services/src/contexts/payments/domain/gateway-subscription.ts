import type { Cents } from '../../../platform/kernel/money.js';

/** A plan that a customer is to pay every month, the first month at once. */
export interface SubscriptionRequest {
  /** Our own id of the subscription: the gateway answers the same for the same id. */
  readonly subscriptionId: string;
  /** What we call what is paid for, and how the customer reads it. */
  readonly plan: string;
  readonly name: string;
  readonly monthly: Cents;
  readonly customerEmail: string;
  /** Who it is for, where the gateway was told before: what is put to their credit pays first. */
  readonly customerId?: string;
  /** When it can no longer be begun: 30 minutes to 24 hours ahead. */
  readonly expiresAt: Date;
  /** Absolute addresses to which the customer comes back. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** The hosted page on which a subscription begins. */
export interface SubscriptionCheckout {
  readonly checkoutId: string;
  readonly subscriptionId: string;
  readonly state: 'open' | 'complete' | 'expired';
  /** Where it is paid; null once it cannot be. */
  readonly url: string | null;
  /** The gateway's id of what began; null before. */
  readonly gatewayId: string | null;
}

/** What one month costs. */
export interface PlanInvoice {
  readonly id: string;
  readonly amount: Cents;
  readonly isPaid: boolean;
  /** Where a customer pays it, or finds its receipt. */
  readonly url: string | null;
  /**
   * What the customer's credit pays of it beside `amount`; below zero where an earlier one was too little for a card and is paid
   * with it. Not there where it is nothing.
   */
  readonly credit?: Cents;
}

/** A subscription as the gateway has it now. */
export interface GatewaySubscription {
  readonly gatewayId: string;
  /** Who pays, as the gateway knows them. */
  readonly customerId: string;
  /** Our own id; '' where it is none of ours. */
  readonly subscriptionId: string;
  /** What is paid for from the next month on. */
  readonly plan: string;
  /** `past_due`: the month that runs was not paid, and is tried again. */
  readonly state: 'active' | 'past_due' | 'ended';
  /** ISO instant at which the month ends that runs. */
  readonly periodEnd: string;
  readonly cancelsAtEnd: boolean;
  /** ISO instant until which no month is taken; null where the next one is. */
  readonly pausedUntil: string | null;
  readonly monthly: Cents;
  /** Of the month that runs. */
  readonly invoice: PlanInvoice | null;
}

/** Another price, from the next month on. */
export interface SubscriptionChange {
  readonly gatewayId: string;
  /** Our own id of the change. */
  readonly changeId: string;
  readonly plan: string;
  readonly name: string;
  readonly monthly: Cents;
}

/** What is taken by the month. Each call may be repeated with the same ids and has its effect once. */
export abstract class SubscriptionGateway {
  abstract startSubscription(request: SubscriptionRequest): Promise<SubscriptionCheckout>;
  abstract findSubscriptionCheckout(checkoutId: string): Promise<SubscriptionCheckout>;
  /** Ends the page on which nobody has begun it. @returns `complete` where the customer was faster */
  abstract expireSubscriptionCheckout(checkoutId: string): Promise<SubscriptionCheckout>;
  abstract findSubscription(gatewayId: string): Promise<GatewaySubscription>;
  abstract changeSubscription(change: SubscriptionChange): Promise<GatewaySubscription>;
  /** Ends it with the month that runs, or takes that back. */
  abstract cancelAtPeriodEnd(gatewayId: string, isCanceled: boolean): Promise<GatewaySubscription>;
  /** Takes nothing for the months that begin before an instant, or everything again: the month that runs stays paid. */
  abstract pauseSubscription(gatewayId: string, until: Date | null): Promise<GatewaySubscription>;
  /** Ends it at once; nothing goes back. */
  abstract cancelSubscription(gatewayId: string): Promise<GatewaySubscription>;
}
