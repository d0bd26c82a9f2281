import type { Listen } from './log-wakes.js';
import type { Subscription } from './subscription.js';
import { SubscriptionFollower } from './subscription-follower.js';
import { lagsOf, type SubscriptionLag } from './subscription-lag.js';
import { type FollowerParts, type TurnServices, turnServices } from './subscription-turn.js';
import type { Subscriptions } from './subscriptions.js';

/**
 * What a worker must be given, and what it may. Its pool is its own, because effects may run commands, which need the
 * connections of the log; it is ended with the worker.
 */
export interface WorkerParts extends FollowerParts {
  /** Hears of commits; without it they are noticed a second or two later. */
  readonly listen?: Listen;
  /** Is told every second and a half how far behind each subscription is. */
  readonly onLags?: (lags: readonly SubscriptionLag[]) => void;
}

const deaf: Listen = () => ({ listen: async () => undefined, close: async () => undefined });

const pollMs = 1_500;

/**
 * Follows the log for every subscription, each at its own pace. Wakes when something is committed and looks every
 * second and a half besides.
 */
export class SubscriptionWorker {
  private readonly end = new AbortController();
  private readonly followers = new Map<string, SubscriptionFollower>();
  private readonly services: TurnServices;
  private readonly listener: ReturnType<Listen>;
  private readonly onLags: WorkerParts['onLags'];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly subscriptions: Subscriptions,
    { listen = deaf, onLags, ...parts }: WorkerParts,
  ) {
    this.services = turnServices(parts);
    this.onLags = onLags;
    this.listener = listen(() => this.wake());
  }

  async start(): Promise<void> {
    this.timer = setInterval(() => void this.beat(), pollMs);
    await this.beat();
  }

  /** Effects that run are finished first: call it before the connections of others go. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.end.abort();
    await Promise.all([...this.followers.values()].map((follower) => follower.rest()));
    await this.listener.close();
    await this.services.pool.end();
  }

  private async beat(): Promise<void> {
    await this.listener.listen();
    this.wake();
    await this.tellLags().catch((error: Error) =>
      this.services.logger.debug({ reason: error.message }, 'No figures of subscriptions now'),
    );
  }

  private async tellLags(): Promise<void> {
    const names = this.subscriptions.every.map(({ name }) => name);
    this.onLags?.(await lagsOf(this.services.pool, names, this.services.clock.now()));
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
