import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/kernel/clock.js';
import { freshId } from '../../../../platform/kernel/fresh-id.js';
import { PayableOrders } from '../../../merchandise/index.js';
import { Accounts } from '../../accounts.js';
import { account } from '../../domain/account.js';
import { refundableGoods } from '../../domain/account-balance.js';
import { accountStream } from '../../domain/account-id.js';
import { paymentJobs } from '../../queues/payments.queue.js';

/** The merchandise of a cancelled order goes back on the shelf, and what was paid for it to the card. */
export class RefundGoods extends Command<void> {
  constructor(readonly orderId: string) {
    super();
  }
}

@CommandHandler(RefundGoods)
export class RefundGoodsHandler implements ICommandHandler<RefundGoods> {
  constructor(
    private readonly orders: PayableOrders,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /** Safe to repeat; of an order that stands nothing goes back. */
  async execute({ orderId }: RefundGoods): Promise<void> {
    if ((await this.orders.find(orderId))?.status !== 'cancelled') return;
    await this.accounts.decide(orderId, (work) => {
      const stream = accountStream(orderId);
      const due = refundableGoods(work.load(account, stream));
      if (!due) return;
      const refundId = freshId(this.clock.now());
      work.apply(account, stream, { type: 'StartCardRefund', refundId, ...due, purpose: { kind: 'goods' } });
      work.enqueue(paymentJobs.refund, { orderId, refundId });
    });
  }
}
