export { AccountSubscriptions } from './account-subscriptions.js';
export type { Subscription } from './domain/subscription.js';
export { subscriptionsPersonalData } from './persistence/personal-data.js';
export { registerEventTypes as registerSubscriptionEventTypes } from './projections/register-event-types.js';
export { subscriptionReconciliationQueue, subscriptionsQueue } from './queues/subscriptions.queue.js';
export { SubscriptionsModule, subscriptionsMigrations } from './subscriptions.module.js';
