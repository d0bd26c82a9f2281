import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ChangePlanDto, type SubscriptionView } from '@northlight/contracts';
import { subscriptionsRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ChangePlan } from './change-plan.handler.js';

@Controller()
export class ChangePlanController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(subscriptionsRoutes.changePlan)
  change(@Body() { membershipId }: ChangePlanDto, @CurrentUser() user: Principal): Promise<SubscriptionView> {
    return this.commands.execute(new ChangePlan(user.id, membershipId));
  }
}
