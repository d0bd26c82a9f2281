/** What is left to do about plans that are paid by the month. */
export const subscriptionJobs = { left: 'subscription-left' } as const;

export const subscriptionsQueue = { name: 'subscriptions', kinds: Object.values(subscriptionJobs) } as const;

/** The queue in which a clock asks what became of subscriptions that nobody has told of. */
export const subscriptionReconciliationQueue = {
  name: 'subscription-reconciliation',
  kind: 'reconcile-subscriptions',
  every: { every: 60_000 },
} as const;

/** What such a job carries: pointers, nothing personal. */
export interface SubscriptionJob {
  readonly gatewayId: string;
}
