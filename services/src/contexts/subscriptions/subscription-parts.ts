import { type Subscription } from './domain/subscription-state.js';

/** What the gateway is told of a subscription that begins. */
export const subscriptionParts = ({ id, sold, name }: Subscription) => ({
  subscriptionId: id,
  plan: sold.plan,
  name,
  monthly: sold.monthly,
});
