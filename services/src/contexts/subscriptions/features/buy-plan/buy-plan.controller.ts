import { Body, Controller, Ip, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BuyPlanDto, StoredIdDto, type SubscriptionStartedView } from '@northlight/contracts';
import { subscriptionsRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { BuyPlan } from './buy-plan.handler.js';

@Controller()
export class BuyPlanController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(subscriptionsRoutes.buyPlan)
  // biome-ignore lint/complexity/useMaxParams: each is a part of the request
  buy(
    @Param() { id }: StoredIdDto,
    @Body() { voucherCode, voucherAmount }: BuyPlanDto,
    @CurrentUser() user: Principal,
    @Ip() address: string,
  ): Promise<SubscriptionStartedView> {
    const card = voucherCode ? { code: voucherCode, amount: voucherAmount, address } : undefined;
    return this.commands.execute(new BuyPlan(user.id, id, card));
  }
}
