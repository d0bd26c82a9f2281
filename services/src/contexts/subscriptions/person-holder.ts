import { Injectable } from '@nestjs/common';
import type { PersonEntry } from '@northlight/contracts';
import type { Person } from '../../platform/privacy/person.js';
import type { PersonHolder, RotationReport } from '../../platform/privacy/person-holder.js';
import { AccountSubscriptions } from './account-subscriptions.js';
import { subscription } from './domain/subscription.js';
import { subscriptionStream } from './domain/subscription-id.js';
import { isRunning } from './domain/subscription-state.js';
import { subscriptionsPersonalData } from './persistence/personal-data.js';
import { subscriptionJobs } from './queues/subscriptions.queue.js';
import { SubscriptionViews } from './subscription-views.js';

/** What an account pays by the month: whoever leaves is not charged again. */
@Injectable()
export class SubscriptionsHolder implements PersonHolder {
  readonly keeps = subscriptionsPersonalData;

  constructor(
    private readonly subscriptions: AccountSubscriptions,
    private readonly views: SubscriptionViews,
  ) {}

  /** It belongs to its account, which is found by itself. */
  async find(): Promise<PersonEntry[]> {
    return [];
  }

  async tell({ userId }: Person): Promise<Readonly<Record<string, unknown>>> {
    if (userId === undefined) return {};
    const { state, ...view } = await this.views.of(userId, await this.subscriptions.read(userId));
    return state === 'none' ? {} : { subscription: { state, ...view } };
  }

  /** Numbers and amounts stay in the books. @returns 1 where a plan was paid until now */
  async erase({ userId }: Person): Promise<number> {
    if (userId === undefined) return 0;
    return this.subscriptions.decide(userId, (work) => {
      const stream = subscriptionStream(userId);
      const before = work.load(subscription, stream);
      work.apply(subscription, stream, { type: 'LeaveSubscription' });
      if (!isRunning(before)) return 0;
      // guard: whoever leaves is not charged again
      work.enqueue(subscriptionJobs.left, { gatewayId: before.gatewayId });
      return 1;
    });
  }

  async giveUp(): Promise<number> {
    return 0;
  }

  async rewrap(): Promise<RotationReport> {
    return { moved: 0, unreadable: 0 };
  }

  async unreadable(): Promise<undefined> {
    return undefined;
  }
}
