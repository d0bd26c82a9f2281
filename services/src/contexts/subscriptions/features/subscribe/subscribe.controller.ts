import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { StoredIdDto, type SubscriptionStartedView } from '@northlight/contracts';
import { subscriptionsRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { Subscribe } from './subscribe.handler.js';

@Controller()
export class SubscribeController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(subscriptionsRoutes.subscribe)
  subscribe(@Param() { id }: StoredIdDto, @CurrentUser() user: Principal): Promise<SubscriptionStartedView> {
    return this.commands.execute(new Subscribe(user.id, id));
  }
}
