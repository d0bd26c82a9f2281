import { type BeforeApplicationShutdown, Global, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { EventTypes, StreamSnapshots } from '@northlight/event-store';
import { ChannelListener, Subscriptions, SubscriptionWorker, snapshotWriter } from '@northlight/event-store/consume';
import { Settings } from '../config/settings.js';
import { clientOptions, createPool } from '../database/database.js';
import { Clock } from '../kernel/clock.js';
import { followerParts } from './follower-parts.js';
import { tellLags } from './subscription-figures.js';

/** Follows the log for the subscriptions that its rooms add, with connections of its own. */
@Global()
@Module({
  providers: [
    { provide: Subscriptions, useFactory: () => new Subscriptions() },
    {
      provide: SubscriptionWorker,
      inject: [Settings, Subscriptions, EventTypes, Clock],
      // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
      useFactory: (settings: Settings, subscriptions: Subscriptions, types: EventTypes, clock: Clock) => {
        const listen = (wake: () => void) => new ChannelListener(clientOptions(settings), wake);
        const parts = followerParts({ pool: createPool(settings), types, clock });
        return new SubscriptionWorker(subscriptions, { ...parts, listen, onLags: tellLags });
      },
    },
  ],
  exports: [Subscriptions],
})
export class SubscriptionsModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly worker: SubscriptionWorker,
    private readonly subscriptions: Subscriptions,
    private readonly snapshots: StreamSnapshots,
    private readonly types: EventTypes,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    this.subscriptions.add(this.snapshots.all.map((plan) => snapshotWriter(plan, this.types)));
    return this.worker.start();
  }

  /** Before the connections of others go: effects that run are finished first. */
  beforeApplicationShutdown(): Promise<void> {
    return this.worker.stop();
  }
}
