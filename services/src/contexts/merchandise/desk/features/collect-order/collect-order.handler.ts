import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderCollectedView } from '@northlight/contracts';
import { OpenedOrders } from '../../../persistence/opened-orders.js';
import { OrderBook } from '../../../persistence/order-book.js';

/** Hands the merchandise of an order over. */
export class CollectOrder extends Command<OrderCollectedView> {
  constructor(
    /** Its id, or its reference as the customer reads it out. */
    readonly order: string,
    /** The Idempotency-Key, where there is one. */
    readonly key?: string,
  ) {
    super();
  }
}

@CommandHandler(CollectOrder)
export class CollectOrderHandler implements ICommandHandler<CollectOrder> {
  constructor(
    private readonly opened: OpenedOrders,
    private readonly book: OrderBook,
  ) {}

  /** @throws {Refusal} ORDER_NOT_FOUND, ORDER_CANCELLED, NOTHING_TO_COLLECT */
  async execute({ order: name, key }: CollectOrder): Promise<OrderCollectedView> {
    const order = await this.opened.findAtDesk(name);
    const request = this.opened.requestOf(order, key, { command: 'collect-order' });
    const collected = await this.book.collect(order, request);
    return { id: order.id, reference: order.reference, status: 'collected', ...collected };
  }
}
