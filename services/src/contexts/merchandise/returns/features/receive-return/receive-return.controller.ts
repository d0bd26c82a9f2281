import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type OrderReturnView, ReceiveReturnDto } from '@northlight/contracts';
import { returnsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import type { OrderRequest } from '../../../persistence/opened-orders.js';
import { RequestedOrder } from '../../../requested-order.js';
import { ReceiveReturn } from './receive-return.handler.js';

@Controller()
export class ReceiveReturnController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(returnsRoutes.receiveReturn)
  receive(
    @RequestedOrder() { orderId, key }: OrderRequest,
    @Param('returnId') returnId: string,
    @Body() input: ReceiveReturnDto,
  ): Promise<OrderReturnView> {
    return this.commands.execute(new ReceiveReturn({ order: orderId, returnId }, input, key));
  }
}
