import type { SubscriptionLag } from '@northlight/event-store/consume';
import { Gauge } from 'prom-client';

const lagEvents = new Gauge({
  name: 'subscription_lag_events',
  help: 'Events that a subscription has not seen yet',
  labelNames: ['subscription'],
});
const lagSeconds = new Gauge({
  name: 'subscription_lag_seconds',
  help: 'Age of the oldest event that a subscription has not seen yet',
  labelNames: ['subscription'],
});
const parkedEvents = new Gauge({
  name: 'subscription_parked_events',
  help: 'Events whose effect failed, those that wait behind them included',
  labelNames: ['subscription'],
});

/** Sets the figures of subscriptions as they are now. */
export function tellLags(lags: readonly SubscriptionLag[]): void {
  for (const { subscription, events, seconds, parked } of lags) {
    lagEvents.set({ subscription }, events);
    lagSeconds.set({ subscription }, seconds);
    parkedEvents.set({ subscription }, parked);
  }
}
