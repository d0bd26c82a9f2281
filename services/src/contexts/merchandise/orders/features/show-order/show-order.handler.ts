import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderView } from '@northlight/contracts';
import { OpenedOrders, type OrderRequest } from '../../../persistence/opened-orders.js';
import { OrderReader } from '../../../persistence/order-reader.js';
import { ReturnReader } from '../../../persistence/order-returns.js';

/** Asks for one order, for whoever may see it. */
export class ShowOrder extends Query<OrderView> {
  constructor(readonly request: OrderRequest) {
    super();
  }
}

@QueryHandler(ShowOrder)
export class ShowOrderHandler implements IQueryHandler<ShowOrder> {
  constructor(
    private readonly opened: OpenedOrders,
    private readonly reader: OrderReader,
    private readonly returns: ReturnReader,
  ) {}

  /** @throws {Refusal} ORDER_NOT_FOUND */
  async execute({ request }: ShowOrder): Promise<OrderView> {
    const { order, seenBy } = await this.opened.find(request);
    return {
      ...(await this.reader.whole(order, seenBy)),
      ...(await this.returns.of(order)),
      canCancel: (order.status === 'reserved' && order.giftCards.length === 0) || order.status === 'awaiting_payment',
    };
  }
}
