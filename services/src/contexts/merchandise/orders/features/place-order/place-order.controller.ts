import { Body, Controller, Headers, Ip } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type OrderPlacedView, PlaceOrderDto } from '@northlight/contracts';
import { ordersRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { PlaceOrder } from './place-order.handler.js';

@Controller()
export class PlaceOrderController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(ordersRoutes.placeOrder)
  // biome-ignore lint/complexity/useMaxParams: each comes from another part of the request
  place(
    @Body() body: PlaceOrderDto,
    @CurrentUser() user: Principal | undefined,
    @Headers('idempotency-key') key: string | undefined,
    @Ip() address: string,
  ): Promise<OrderPlacedView> {
    return this.commands.execute(new PlaceOrder(body, { user, key, address }));
  }
}
