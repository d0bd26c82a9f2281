import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { OrderPaymentView } from '@northlight/contracts';
import { paymentsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { type OrderRequest, RequestedOrder } from '../../../merchandise/index.js';
import { ChooseVenuePayment } from './choose-venue-payment.handler.js';

@Controller()
export class ChooseVenuePaymentController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(paymentsRoutes.chooseVenuePayment)
  choose(@RequestedOrder() request: OrderRequest): Promise<OrderPaymentView> {
    return this.commands.execute(new ChooseVenuePayment(request));
  }
}
