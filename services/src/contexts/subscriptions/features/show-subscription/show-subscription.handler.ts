import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SubscriptionView } from '@northlight/contracts';
import { AccountSubscriptions } from '../../account-subscriptions.js';
import { SubscriptionViews } from '../../subscription-views.js';

/** Which plan does somebody pay? */
export class ShowSubscription extends Query<SubscriptionView> {
  constructor(readonly userId: number) {
    super();
  }
}

@QueryHandler(ShowSubscription)
export class ShowSubscriptionHandler implements IQueryHandler<ShowSubscription> {
  constructor(
    private readonly subscriptions: AccountSubscriptions,
    private readonly views: SubscriptionViews,
  ) {}

  async execute({ userId }: ShowSubscription): Promise<SubscriptionView> {
    return this.views.of(userId, await this.subscriptions.read(userId));
  }
}
