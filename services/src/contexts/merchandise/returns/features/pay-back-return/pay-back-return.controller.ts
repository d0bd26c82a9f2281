import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type OrderReturnView, PayBackReturnDto } from '@northlight/contracts';
import { returnsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import type { OrderRequest } from '../../../persistence/opened-orders.js';
import { RequestedOrder } from '../../../requested-order.js';
import { PayBackReturn } from './pay-back-return.handler.js';

@Controller()
export class PayBackReturnController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(returnsRoutes.payBackReturn)
  payBack(
    @RequestedOrder() { orderId, key }: OrderRequest,
    @Param('returnId') returnId: string,
    @Body() input: PayBackReturnDto,
  ): Promise<OrderReturnView> {
    return this.commands.execute(new PayBackReturn({ order: orderId, returnId }, input, key));
  }
}
