export { ChannelListener } from './channel-listener.js';
export { Followers } from './followers.js';
export { LogWakes } from './log-wakes.js';
export { type Subscription, subscription } from './subscription.js';
export { SubscriptionFollower } from './subscription-follower.js';
export type { SubscriptionLag } from './subscription-lag.js';
export type { FollowerParts } from './subscription-turn.js';
export { SubscriptionWorker } from './subscription-worker.js';
export { Subscriptions } from './subscriptions.js';
