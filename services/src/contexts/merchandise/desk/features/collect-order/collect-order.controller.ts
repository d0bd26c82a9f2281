import { Body, Controller, Headers, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CollectOrderDto, type OrderCollectedView } from '@northlight/contracts';
import { ordersAtDeskRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { CollectOrder } from './collect-order.handler.js';

/** The desk: orders by id or reference. */
@Controller()
export class CollectOrderController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(ordersAtDeskRoutes.collectOrder)
  collect(
    @Param('order') order: string,
    @Body() { paidWith }: CollectOrderDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<OrderCollectedView> {
    return this.commands.execute(new CollectOrder(order, key, paidWith));
  }
}
