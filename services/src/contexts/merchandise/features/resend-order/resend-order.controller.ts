import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ordersAtDeskRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { Asked } from '../../asked-order.js';
import type { AskedOrder } from '../../persistence/opened-orders.js';
import { ResendOrder } from './resend-order.handler.js';

@Controller()
export class ResendOrderController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(ordersAtDeskRoutes.resendOrder)
  resend(@Asked() { orderId, key }: AskedOrder, @Body() _nothing: object): Promise<{ readonly id: string }> {
    return this.commands.execute(new ResendOrder(orderId, key));
  }
}
