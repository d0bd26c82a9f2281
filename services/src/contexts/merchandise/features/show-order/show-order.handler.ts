import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderView } from '@northlight/contracts';
import { type AskedOrder, OpenedOrders } from '../../persistence/opened-orders.js';
import { OrderPersons } from '../../persistence/order-persons.js';
import { OrderReader } from '../../persistence/order-reader.js';

/** Asks for one order, for whoever may see it. */
export class ShowOrder extends Query<OrderView> {
  constructor(readonly asked: AskedOrder) {
    super();
  }
}

@QueryHandler(ShowOrder)
export class ShowOrderHandler implements IQueryHandler<ShowOrder> {
  constructor(
    private readonly opened: OpenedOrders,
    private readonly reader: OrderReader,
    private readonly persons: OrderPersons,
  ) {}

  /** @throws {Refusal} ORDER_NOT_FOUND */
  async execute({ asked }: ShowOrder): Promise<OrderView> {
    const { order, isOwn } = await this.opened.find(asked);
    const [[summary], customer, collectAt] = await Promise.all([
      this.reader.summaries([order], isOwn),
      this.persons.read(order.personRef),
      this.reader.placeOf(order.collectVenueId),
    ]);
    if (!summary) throw new Error('An order has no summary');
    return {
      ...summary,
      customerName: customer?.name ?? '',
      customerEmail: customer?.email ?? '',
      customerPhone: customer?.phone ?? null,
      collectAt,
      collectedAt: order.collectedAt?.toISOString() ?? null,
      cancelledAt: order.cancelledAt?.toISOString() ?? null,
      canCancel: order.status === 'reserved',
    };
  }
}
