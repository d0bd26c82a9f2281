import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CorrectCustomerDto, type CustomerCorrectedView } from '@northlight/contracts';
import { ordersAtDeskRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import type { OrderRequest } from '../../../persistence/opened-orders.js';
import { RequestedOrder } from '../../../requested-order.js';
import { CorrectOrderCustomer } from './correct-order-customer.handler.js';

@Controller()
export class CorrectOrderCustomerController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(ordersAtDeskRoutes.correctOrderCustomer)
  correct(
    @RequestedOrder() { orderId, key }: OrderRequest,
    @Body() body: CorrectCustomerDto,
  ): Promise<CustomerCorrectedView> {
    return this.commands.execute(new CorrectOrderCustomer(orderId, body, key));
  }
}
