import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { OrderPaymentView, PaymentMeansView } from '@northlight/contracts';
import { paymentsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { type OrderRequest, RequestedOrder } from '../../../merchandise/index.js';
import { ShowPayment } from './show-payment.handler.js';
import { ShowPaymentMeans } from './show-payment-means.handler.js';

@Controller()
export class ShowPaymentController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(paymentsRoutes.showPaymentMeans)
  means(): Promise<PaymentMeansView> {
    return this.queries.execute(new ShowPaymentMeans());
  }

  @Endpoint(paymentsRoutes.showPayment)
  show(@RequestedOrder() request: OrderRequest): Promise<OrderPaymentView> {
    return this.queries.execute(new ShowPayment(request));
  }
}
