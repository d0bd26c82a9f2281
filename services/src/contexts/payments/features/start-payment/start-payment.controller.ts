import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { PaymentStartedView } from '@northlight/contracts';
import { paymentsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { type OrderRequest, RequestedOrder } from '../../../merchandise/index.js';
import { StartPayment } from './start-payment.handler.js';

@Controller()
export class StartPaymentController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(paymentsRoutes.startPayment)
  start(@RequestedOrder() request: OrderRequest): Promise<PaymentStartedView> {
    return this.commands.execute(new StartPayment(request));
  }
}
