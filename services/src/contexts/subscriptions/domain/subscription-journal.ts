import { entry, type Posting, summed } from '../../../platform/kernel/posting.js';
import type { PlanCreditClosed, SubscriptionEvent } from './subscription.events.js';

/**
 * What an event of a subscription moves in the journal: a month is earned when it is paid, by the gateway, from a gift card, or
 * both. What a gift card put to a plan is owed as the card was, until a month draws on it or it goes back.
 */
export function subscriptionPostings(event: SubscriptionEvent): Posting[] {
  switch (event.type) {
    case 'SubscriptionActivated':
    case 'SubscriptionRenewed':
      return summed([...entry('gateway', 'plans', event.amount), ...entry('plan_credit', 'plans', event.credit ?? 0)]);
    case 'PlanCreditAdded':
      return entry('vouchers', 'plan_credit', event.cents);
    case 'PlanCreditClosed':
      return summed(closing(event));
    default:
      return [];
  }
}

/** A gift card that was revoked owes nothing any more, whatever comes back to it. */
const closing = ({ earned, lost, back }: PlanCreditClosed): Posting[] => [
  ...entry('plan_credit', 'plans', earned),
  ...entry('write_offs', 'plan_credit', lost),
  ...back.flatMap(({ cents, isRevoked }) => entry('plan_credit', isRevoked ? 'write_offs' : 'vouchers', cents)),
];
