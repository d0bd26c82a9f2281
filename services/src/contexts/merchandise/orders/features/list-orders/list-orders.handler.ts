import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ListOrdersDto, OrderSummary, Page } from '@northlight/contracts';
import { cutPage } from '../../../../../platform/kernel/keyset-cursor.js';
import { orderCursor } from '../../../order-cursor.js';
import { type OrderClaimant, OrderClaims } from '../../../persistence/order-claims.js';
import { OrderReader } from '../../../persistence/order-reader.js';
import { OrdersRepository } from '../../../persistence/orders.repository.js';

/** Asks for a user's own orders; what they ordered as a visitor since they were here is among them from now on (C23). */
export class ListOrders extends Query<Page<OrderSummary>> {
  constructor(
    readonly user: OrderClaimant,
    readonly wanted: ListOrdersDto,
  ) {
    super();
  }
}

@QueryHandler(ListOrders)
export class ListOrdersHandler implements IQueryHandler<ListOrders> {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly reader: OrderReader,
    private readonly claims: OrderClaims,
  ) {}

  /** @throws {Refusal} BAD_REQUEST for a cursor that nobody gave */
  async execute({ user, wanted: { limit, cursor } }: ListOrders): Promise<Page<OrderSummary>> {
    await this.claims.claimFor(user);
    const before = orderCursor.keyIn(cursor)?.nr;
    const { rows, last } = cutPage(await this.orders.page({ userId: user.id, before, limit: limit + 1 }), limit);
    return {
      items: await this.reader.summaries(rows, 'owner'),
      nextCursor: orderCursor.after(last),
    };
  }
}
