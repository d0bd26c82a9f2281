import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FrontSteered } from '@northlight/contracts';
import { FrontNameDto, OrderFrontDto } from '@northlight/contracts';
import { consoleRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { SteerFront } from './steer-front.js';

/** The orders of deploy tokens, from a person: one handler decides both. */
@Controller()
export class OrderFrontController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(consoleRoutes.orderFront)
  order(
    @Param() { app }: FrontNameDto,
    @Body() order: OrderFrontDto,
    @CurrentUser() { id }: Principal,
  ): Promise<FrontSteered> {
    return this.commands.execute(new SteerFront(app, order, { name: 'console', accountId: id }));
  }
}
