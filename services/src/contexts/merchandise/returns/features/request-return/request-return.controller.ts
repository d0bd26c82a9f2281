import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type OrderReturnView, RequestReturnDto } from '@northlight/contracts';
import { returnsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import type { OrderRequest } from '../../../persistence/opened-orders.js';
import { RequestedOrder } from '../../../requested-order.js';
import { RequestReturn } from './request-return.handler.js';

@Controller()
export class RequestReturnController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(returnsRoutes.requestReturn)
  request(@RequestedOrder() requested: OrderRequest, @Body() input: RequestReturnDto): Promise<OrderReturnView> {
    return this.commands.execute(new RequestReturn(requested, input));
  }
}
