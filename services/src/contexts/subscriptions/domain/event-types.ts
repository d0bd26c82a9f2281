import type { SubscriptionEvent } from './subscription.events.js';

/** Every event type of this room; leave one out and it does not compile. */
export const subscriptionEventTypes: Record<SubscriptionEvent['type'], object> = {
  SubscriptionStarted: {},
  SubscriptionCheckoutOpened: {},
  SubscriptionCheckoutEnded: {},
  SubscriptionActivated: {},
  SubscriptionRenewed: {},
  SubscriptionPaymentFailed: {},
  PlanChangeScheduled: {},
  SubscriptionCancelScheduled: {},
  SubscriptionResumed: {},
  SubscriptionPaused: {},
  SubscriptionPauseEnded: {},
  SubscriptionEnded: {},
  PlanCreditAdded: {},
  PlanCreditGiven: {},
  PlanCreditClosed: {},
};
