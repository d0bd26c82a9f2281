import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts } from '../../accounts.js';
import { CardRefunds } from '../../card-refunds.js';

/** An order was cancelled, or tickets of it: nothing more is paid for that, and what was paid for it goes back. */
export class EndOrderPayments extends Command<void> {
  constructor(readonly orderId: string) {
    super();
  }
}

@CommandHandler(EndOrderPayments)
export class EndOrderPaymentsHandler implements ICommandHandler<EndOrderPayments> {
  constructor(
    private readonly accounts: Accounts,
    private readonly refunds: CardRefunds,
  ) {}

  /** Safe to repeat. @throws {GatewayUnavailable} to be tried again */
  async execute({ orderId }: EndOrderPayments): Promise<void> {
    await this.accounts.endOpen(orderId, 'order_cancelled');
    await this.refunds.refundGoods(orderId);
    await this.refunds.endTickets(orderId);
  }
}
