import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { SubscriptionView } from '@northlight/contracts';
import { subscriptionsRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ShowSubscription } from './show-subscription.handler.js';

@Controller()
export class ShowSubscriptionController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(subscriptionsRoutes.showSubscription)
  show(@CurrentUser() user: Principal): Promise<SubscriptionView> {
    return this.queries.execute(new ShowSubscription(user.id));
  }
}
