import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderPaymentView } from '@northlight/contracts';
import { type OrderRequest, PayableOrders } from '../../../merchandise/index.js';
import { PaymentViews } from '../../payment-views.js';

/** How does the payment of an order stand? */
export class ShowPayment extends Query<OrderPaymentView> {
  constructor(readonly request: OrderRequest) {
    super();
  }
}

@QueryHandler(ShowPayment)
export class ShowPaymentHandler implements IQueryHandler<ShowPayment> {
  constructor(
    private readonly orders: PayableOrders,
    private readonly views: PaymentViews,
  ) {}

  /** @throws {Refusal} ORDER_NOT_FOUND */
  async execute({ request }: ShowPayment): Promise<OrderPaymentView> {
    return this.views.of(await this.orders.open(request));
  }
}
