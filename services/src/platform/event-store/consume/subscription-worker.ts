import type pg from 'pg';
import type { Clock } from '../../kernel/clock.js';
import { logger } from '../../observability/logger.js';
import type { EventTypes } from '../event-types.js';
import type { Listen } from '../log-wakes.js';
import type { Subscription } from '../subscription.js';
import type { Subscriptions } from '../subscriptions.js';
import { tellFigures } from './subscription-figures.js';
import { SubscriptionFollower } from './subscription-follower.js';

/** What a worker stands on. */
interface WorkerServices {
  /** Its own: effects may run commands, which need the connections of the log. It is ended with the worker. */
  readonly pool: pg.Pool;
  readonly listen: Listen;
  readonly types: EventTypes;
  readonly clock: Clock;
}

const pollMs = 1_500;

/**
 * Follows the log for every subscription, each at its own pace. Wakes when something is committed and looks every
 * second and a half besides.
 */
export class SubscriptionWorker {
  private readonly end = new AbortController();
  private readonly followers = new Map<string, SubscriptionFollower>();
  private readonly listener: ReturnType<Listen>;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly services: WorkerServices,
  ) {
    this.listener = services.listen(() => this.wake());
  }

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.beat(), pollMs);
    await this.beat();
  }

  /** Before the connections of others go: effects that run are finished first. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.end.abort();
    await Promise.all([...this.followers.values()].map((follower) => follower.rest()));
    await this.listener.close();
    await this.services.pool.end();
  }

  private async beat(): Promise<void> {
    await this.listener.listen();
    this.wake();
    const names = this.subscriptions.every.map(({ name }) => name);
    await tellFigures(this.services.pool, names, this.services.clock.now()).catch((error: Error) =>
      logger.debug({ reason: error.message }, 'No figures of subscriptions now'),
    );
  }

  private wake(): void {
    for (const subscription of this.subscriptions.every) this.followerOf(subscription).wake();
  }

  private followerOf(subscription: Subscription): SubscriptionFollower {
    const known = this.followers.get(subscription.name);
    if (known) return known;
    const follower = new SubscriptionFollower(subscription, this.services, this.end.signal);
    this.followers.set(subscription.name, follower);
    return follower;
  }
}
