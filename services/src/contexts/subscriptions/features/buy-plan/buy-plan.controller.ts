import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { StoredIdDto, type SubscriptionStartedView } from '@northlight/contracts';
import { subscriptionsRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { BuyPlan } from './buy-plan.handler.js';

@Controller()
export class BuyPlanController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(subscriptionsRoutes.buyPlan)
  buy(@Param() { id }: StoredIdDto, @CurrentUser() user: Principal): Promise<SubscriptionStartedView> {
    return this.commands.execute(new BuyPlan(user.id, id));
  }
}
