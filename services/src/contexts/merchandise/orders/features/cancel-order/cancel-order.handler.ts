import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderCancelledView, OrderReason } from '@northlight/contracts';
import { dollarsOf } from '../../../../../platform/kernel/money.js';
import { ReturnVoucher } from '../../../../vouchers/index.js';
import { OrderedBookings } from '../../../ordered-bookings.js';
import { OpenedOrders, type OrderRequest } from '../../../persistence/opened-orders.js';
import { OrderBook } from '../../../persistence/order-book.js';

/** How an order is to be cancelled. */
export interface Cancellation {
  /** Its bookings too. */
  readonly cancelBookings: boolean;
  /** False: nobody is written to. */
  readonly notify?: boolean;
  /** Why the house does it; left out by its customer. */
  readonly reason?: OrderReason;
}

/** Gives up what was reserved and not yet collected: it is for sale again. */
export class CancelOrder extends Command<OrderCancelledView> {
  constructor(
    readonly request: OrderRequest,
    readonly how: Cancellation,
  ) {
    super();
  }
}

@CommandHandler(CancelOrder)
export class CancelOrderHandler implements ICommandHandler<CancelOrder> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly opened: OpenedOrders,
    private readonly book: OrderBook,
    private readonly ordered: OrderedBookings,
    private readonly commands: CommandBus,
  ) {}

  /** @throws {Refusal} ORDER_NOT_FOUND, ORDER_COLLECTED, GIFT_CARD_PAID */
  async execute({ request: requested, how }: CancelOrder): Promise<OrderCancelledView> {
    const { order, seenBy } = await this.opened.find(requested);
    const { cancelBookings, notify, reason } = how;
    const body = { command: 'cancel-order', cancelBookings, ...(reason && { reason }) };
    const request = this.opened.requestOf(order, requested.key, body);
    const cancelledAt = await this.book.cancel(order, {
      request,
      notify,
      cancelBookings,
      reason,
      byHouse: seenBy === 'staff',
    });
    const { id, reference, charges } = order;
    if (charges.voucher) await this.commands.execute(new ReturnVoucher(id)); // else its job does
    const bookings = cancelBookings ? await this.ordered.cancel(id, reason) : await this.ordered.leave(id);
    const voucherBack = charges.voucher ? { voucherBack: dollarsOf(charges.voucher) } : {};
    return { id, reference, status: 'cancelled', cancelledAt, bookings, ...voucherBack };
  }
}
