import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ordersAtDeskRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import type { OrderRequest } from '../../../persistence/opened-orders.js';
import { RequestedOrder } from '../../../requested-order.js';
import { ResendOrder } from './resend-order.handler.js';

@Controller()
export class ResendOrderController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(ordersAtDeskRoutes.resendOrder)
  resend(@RequestedOrder() { orderId, key }: OrderRequest, @Body() _nothing: object): Promise<{ readonly id: string }> {
    return this.commands.execute(new ResendOrder(orderId, key));
  }
}
