import { entry, type Posting } from '../../../platform/kernel/posting.js';
import type { SubscriptionEvent } from './subscription.events.js';

/** What an event of a subscription moves in the journal: a month is earned when it is paid. */
export const subscriptionPostings = (event: SubscriptionEvent): Posting[] =>
  event.type === 'SubscriptionActivated' || event.type === 'SubscriptionRenewed'
    ? entry('gateway', 'plans', event.amount)
    : [];
