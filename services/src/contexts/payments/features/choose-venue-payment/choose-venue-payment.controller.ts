import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { OrderPaymentView } from '@northlight/contracts';
import { paymentsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { type OrderRequest, RequestedOrder } from '../../../merchandise/index.js';
import { ShowPayment } from '../show-payment/show-payment.handler.js';
import { ChooseVenuePayment } from './choose-venue-payment.handler.js';

@Controller()
export class ChooseVenuePaymentController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(paymentsRoutes.chooseVenuePayment)
  async choose(@RequestedOrder() request: OrderRequest): Promise<OrderPaymentView> {
    await this.commands.execute(new ChooseVenuePayment(request));
    return this.queries.execute(new ShowPayment(request));
  }
}
