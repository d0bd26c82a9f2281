import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type pg from 'pg';
import { Settings } from '../../config/settings.js';
import { createPool } from '../../database/database.js';
import { Clock } from '../../kernel/clock.js';
import { logger } from '../../observability/logger.js';
import { EventTypes } from '../event-types.js';
import { LogListener } from '../log-listener.js';
import type { Subscription } from '../subscription.js';
import { Subscriptions } from '../subscriptions.js';
import { tellFigures } from './subscription-figures.js';
import { SubscriptionFollower } from './subscription-follower.js';
import type { TurnGround } from './subscription-turn.js';

const pollMs = 1_500;

/**
 * Follows the log for every subscription, each at its own pace. Wakes when something is committed and looks every
 * second and a half besides. Has connections of its own: effects may run commands, which need those of the log.
 */
@Injectable()
export class SubscriptionWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly end = new AbortController();
  private readonly followers = new Map<string, SubscriptionFollower>();
  private readonly pool: pg.Pool;
  private readonly ground: TurnGround;
  private readonly listener: LogListener;
  private timer: NodeJS.Timeout | undefined;

  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    settings: Settings,
    private readonly subscriptions: Subscriptions,
    types: EventTypes,
    private readonly clock: Clock,
  ) {
    this.pool = createPool(settings);
    this.ground = { pool: this.pool, types, clock };
    this.listener = new LogListener(settings, () => this.wake());
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
    await this.pool.end();
  }

  private async beat(): Promise<void> {
    await this.listener.listen();
    this.wake();
    const names = this.subscriptions.every.map(({ name }) => name);
    await tellFigures(this.pool, names, this.clock.now()).catch((error: Error) =>
      logger.debug({ reason: error.message }, 'No figures of subscriptions now'),
    );
  }

  private wake(): void {
    for (const subscription of this.subscriptions.every) this.followerOf(subscription).wake();
  }

  private followerOf(subscription: Subscription): SubscriptionFollower {
    const known = this.followers.get(subscription.name);
    if (known) return known;
    const follower = new SubscriptionFollower(subscription, this.ground, this.end.signal);
    this.followers.set(subscription.name, follower);
    return follower;
  }
}
