import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderCollectedView, PaidWith } from '@northlight/contracts';
import { dollarsOf } from '../../../../../platform/kernel/money.js';
import { OpenedOrders } from '../../../persistence/opened-orders.js';
import { OrderBook } from '../../../persistence/order-book.js';

/** Hands the merchandise of an order over. */
export class CollectOrder extends Command<OrderCollectedView> {
  constructor(
    /** Its id, or its reference as the customer reads it out. */
    readonly order: string,
    /** The Idempotency-Key, where there is one. */
    readonly key?: string,
    /** How what is due was paid. */
    readonly paidWith?: PaidWith,
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
  async execute({ order: name, key, paidWith }: CollectOrder): Promise<OrderCollectedView> {
    const order = await this.opened.findAtDesk(name);
    const request = this.opened.requestOf(order, key, { command: 'collect-order', body: { paidWith } });
    const { taken, ...collected } = await this.book.collect(order, request, paidWith);
    const paid = taken && { taken: { ...taken, amount: dollarsOf(taken.amount) } };
    return { id: order.id, reference: order.reference, status: 'collected', ...collected, ...paid };
  }
}
