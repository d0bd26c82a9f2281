import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '@northlight/event-store';
import type { GoodsParts } from '../../domain/voucher.events.js';
import { voucher } from '../../domain/voucher.js';
import { voucherStream } from '../../domain/voucher-id.js';
import { Vouchers } from '../../domain/vouchers.js';

/** Items that came back, and what of their price and tax the voucher had paid. */
export interface ReturnedGoods {
  readonly returnId: string;
  readonly parts: Omit<GoodsParts, 'shipping'>;
}

/** What a gift voucher pays of an order's merchandise goes back to it: all of it, or what came back. */
export class ReturnVoucher extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly returned?: ReturnedGoods,
  ) {
    super();
  }
}

@CommandHandler(ReturnVoucher)
export class ReturnVoucherHandler implements ICommandHandler<ReturnVoucher> {
  constructor(
    private readonly events: EventStore,
    private readonly vouchers: Vouchers,
  ) {}

  /** Safe to repeat; of an order that no voucher pays nothing happens. */
  async execute({ orderId: order, returned }: ReturnVoucher): Promise<void> {
    const paying = await this.vouchers.ofOrder(order);
    if (!paying) return;
    const back = returned
      ? ({ type: 'ReturnGoods', order, ...returned } as const)
      : ({ type: 'GiveVoucherBack', booking: order } as const);
    await this.events.transaction(paying.ledger, (work) => {
      work.apply(voucher, voucherStream(paying.id), back);
    });
  }
}
