import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderCollectedView, PaidWith } from '@northlight/contracts';
import pg from 'pg';
import { answeredBefore } from '../../../../../platform/idempotency/answered-before.js';
import { type Cents, dollarsOf } from '../../../../../platform/kernel/money.js';
import { OpenedOrders } from '../../../persistence/opened-orders.js';
import { type Collected, OrderBook } from '../../../persistence/order-book.js';
import { DeskVoucher, type ShownVoucher } from './desk-voucher.js';

/** How what is due is paid: first with a gift card, where somebody shows one. */
export interface Paid {
  readonly paidWith?: PaidWith | undefined;
  readonly voucher?: ShownVoucher | undefined;
}

/** Hands the merchandise of an order over. */
export class CollectOrder extends Command<OrderCollectedView> {
  constructor(
    /** Its id, or its reference as the customer reads it out. */
    readonly order: string,
    /** The Idempotency-Key, where there is one. */
    readonly key?: string,
    /** How what is due was paid. */
    readonly paid: Paid = {},
  ) {
    super();
  }
}

@CommandHandler(CollectOrder)
export class CollectOrderHandler implements ICommandHandler<CollectOrder> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly opened: OpenedOrders,
    private readonly book: OrderBook,
    private readonly vouchers: DeskVoucher,
    private readonly pool: pg.Pool,
  ) {}

  /**
   * @throws {Refusal} ORDER_NOT_FOUND, ORDER_CANCELLED, NOTHING_TO_COLLECT; with a gift voucher NOTHING_TO_PAY, VOUCHER_USED, and what
   *   it refuses
   */
  async execute({ order: name, key, paid }: CollectOrder): Promise<OrderCollectedView> {
    const { paidWith, voucher: shown } = paid;
    const order = await this.opened.findAtDesk(name);
    const request = this.opened.requestOf(order, key, {
      command: 'collect-order',
      body: { paidWith, ...(shown && { voucherCode: shown.code }) },
    });
    const hand = (voucher: Cents) => this.book.collect(order, request, { paidWith, voucher });
    const before = shown ? await answeredBefore<Collected>(request, this.pool) : undefined;
    const { taken, voucher, ...collected } =
      before ?? (await (shown ? this.vouchers.within(order, shown, hand) : hand(0)));
    return {
      ...{ id: order.id, reference: order.reference, status: 'collected', ...collected },
      ...(taken && { taken: { ...taken, amount: dollarsOf(taken.amount) } }),
      ...(voucher && { voucher: dollarsOf(voucher) }),
    };
  }
}
