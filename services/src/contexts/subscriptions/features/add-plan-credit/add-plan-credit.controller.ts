import { Body, Controller, Headers, Ip } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { AddPlanCreditDto, type SubscriptionView } from '@northlight/contracts';
import { subscriptionsRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { AddPlanCredit } from './add-plan-credit.handler.js';

@Controller()
export class AddPlanCreditController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(subscriptionsRoutes.addPlanCredit)
  // biome-ignore lint/complexity/useMaxParams: each is a part of the request
  add(
    @Body() body: AddPlanCreditDto,
    @CurrentUser() user: Principal,
    @Headers('idempotency-key') key: string | undefined,
    @Ip() address: string,
  ): Promise<SubscriptionView> {
    return this.commands.execute(new AddPlanCredit(user.id, body, { key, address }));
  }
}
