import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { OrderPaymentView, PaymentMeansView } from '@northlight/contracts';
import { paymentsRoutes } from '@northlight/contracts/routes';
import { BookingPolicyCache } from '../../../../platform/booking-policy/booking-policy-cache.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { dollarsOf } from '../../../../platform/kernel/money.js';
import { type OrderRequest, RequestedOrder } from '../../../merchandise/index.js';
import { PaymentGateway } from '../../domain/payment-gateway.js';
import { ShowPayment } from './show-payment.handler.js';

@Controller()
export class ShowPaymentController {
  constructor(
    private readonly queries: QueryBus,
    private readonly gateway: PaymentGateway,
    private readonly rules: BookingPolicyCache,
  ) {}

  @Endpoint(paymentsRoutes.showPaymentMeans)
  means(): PaymentMeansView {
    return { online: this.gateway.isOn, venueUpTo: dollarsOf(this.rules.now.venuePaymentMostCents) };
  }

  @Endpoint(paymentsRoutes.showPayment)
  show(@RequestedOrder() request: OrderRequest): Promise<OrderPaymentView> {
    return this.queries.execute(new ShowPayment(request));
  }
}
