import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { SubscriptionView } from '@northlight/contracts';
import { subscriptionsRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { CancelPlan } from './cancel-plan.handler.js';

@Controller()
export class CancelPlanController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(subscriptionsRoutes.cancelPlan)
  cancel(@CurrentUser() user: Principal): Promise<SubscriptionView> {
    return this.commands.execute(new CancelPlan(user.id, true));
  }

  @Endpoint(subscriptionsRoutes.resumePlan)
  resume(@CurrentUser() user: Principal): Promise<SubscriptionView> {
    return this.commands.execute(new CancelPlan(user.id, false));
  }
}
