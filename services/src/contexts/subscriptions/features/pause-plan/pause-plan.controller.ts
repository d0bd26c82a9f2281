import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PausePlanDto, type SubscriptionView } from '@northlight/contracts';
import { subscriptionsRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { EndPause } from './end-pause.handler.js';
import { PausePlan } from './pause-plan.handler.js';

@Controller()
export class PausePlanController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(subscriptionsRoutes.pausePlan)
  pause(@Body() { months }: PausePlanDto, @CurrentUser() user: Principal): Promise<SubscriptionView> {
    return this.commands.execute(new PausePlan(user.id, months));
  }

  @Endpoint(subscriptionsRoutes.endPause)
  endPause(@CurrentUser() user: Principal): Promise<SubscriptionView> {
    return this.commands.execute(new EndPause(user.id));
  }
}
