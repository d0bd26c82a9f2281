import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { PayBookingOnline } from '../../../booking/index.js';
import { PayableOrders } from '../../../merchandise/index.js';
import { Accounts } from '../../accounts.js';
import { CardRefunds } from '../../card-refunds.js';
import type { AccountLine } from '../../domain/account.events.js';
import { paymentIn } from '../../domain/account.js';
import { accountLedgerOf } from '../../domain/account-id.js';

/** The gateway has the money: what was paid for is firm, and what was given up meanwhile goes back. */
export class SettlePayment extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly payment: string,
  ) {
    super();
  }
}

type BookingLine = Extract<AccountLine, { kind: 'booking' }>;

@CommandHandler(SettlePayment)
export class SettlePaymentHandler implements ICommandHandler<SettlePayment> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly accounts: Accounts,
    private readonly orders: PayableOrders,
    private readonly refunds: CardRefunds,
    private readonly commands: CommandBus,
  ) {}

  /** Safe to repeat: each line is paid once. */
  async execute({ orderId, payment }: SettlePayment): Promise<void> {
    const { lines } = paymentIn(await this.accounts.read(orderId), payment);
    let isAnythingLeft = false;
    for (const line of lines)
      isAnythingLeft = line.kind !== 'booking' || (await this.pay(orderId, payment, line)) || isAnythingLeft;
    if (!isAnythingLeft) await this.abandonUnlessCovered(orderId);
    try {
      await this.orders.release(orderId, { paysOnline: true });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await this.refunds.refundGoods(orderId); // it was cancelled meanwhile, or just now
    }
    if (lines.some(({ kind }) => kind === 'open_ticket')) await this.refunds.endTickets(orderId);
  }

  /** Where nothing is left to be paid for; what a gift voucher pays stands, whatever became of the rest. */
  private async abandonUnlessCovered(orderId: string): Promise<void> {
    const order = await this.orders.find(orderId);
    if (order?.total === 0 && order.voucher === 0) await this.orders.abandon(orderId, 'paid_too_late');
  }

  private pay(orderId: string, payment: string, { venueId, bookingId, amount }: BookingLine): Promise<boolean> {
    const account = { ledger: accountLedgerOf(orderId), id: orderId };
    return this.commands.execute(new PayBookingOnline(venueId, bookingId, { payment, account, amount }));
  }
}
