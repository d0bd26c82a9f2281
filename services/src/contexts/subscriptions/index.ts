export type { SubscriptionEvent } from './domain/subscription.events.js';
export { subscriptionPostings } from './domain/subscription-journal.js';
export { type PaidPlan, PaidPlans } from './paid-plans.js';
export { subscriptionJournalSums } from './persistence/journal-sums.js';
export { subscriptionsPersonalData } from './persistence/personal-data.js';
export { PlanRecords } from './plan-records.js';
export { registerEventTypes as registerSubscriptionEventTypes } from './projections/register-event-types.js';
export { subscriptionReconciliationQueue, subscriptionsQueue } from './queues/subscriptions.queue.js';
export { SubscriptionsModule, subscriptionsMigrations } from './subscriptions.module.js';
