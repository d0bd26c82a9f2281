import { Global, Module } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { ChannelListener } from '../database/channel-listener.js';
import { createPool } from '../database/database.js';
import { Clock } from '../kernel/clock.js';
import { SubscriptionWorker } from './consume/subscription-worker.js';
import { EventTypes } from './event-types.js';
import { Subscriptions } from './subscriptions.js';

/** For the worker: follows the log for the subscriptions that its rooms add. */
@Global()
@Module({
  providers: [
    { provide: Subscriptions, useFactory: () => new Subscriptions() },
    {
      provide: SubscriptionWorker,
      inject: [Settings, Subscriptions, EventTypes, Clock],
      // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
      useFactory: (settings: Settings, subscriptions: Subscriptions, types: EventTypes, clock: Clock) =>
        workerOf(settings, subscriptions, { types, clock }),
    },
  ],
  exports: [Subscriptions],
})
export class SubscriptionsModule {}

/** A worker with connections of its own. */
export const workerOf = (
  settings: Settings,
  subscriptions: Subscriptions,
  { types, clock }: { readonly types: EventTypes; readonly clock: Clock },
): SubscriptionWorker => {
  const listen = (wake: () => void) => new ChannelListener(settings, wake);
  return new SubscriptionWorker(subscriptions, { pool: createPool(settings), listen, types, clock });
};
