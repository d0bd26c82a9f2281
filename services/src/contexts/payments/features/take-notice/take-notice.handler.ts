import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { logger } from '../../../../platform/observability/logger.js';
import { Accounts } from '../../accounts.js';
import { PaymentGateway, type PaymentNotice } from '../../domain/payment-gateway.js';
import { PaymentNotices } from '../../persistence/payment-notices.js';
import { StoredPayments } from '../../persistence/stored-payments.js';

/**
 * The gateway tells something. What it says of a payment becomes true in the commit that keeps it; where that cannot be, and
 * all else, is kept with a job that follows.
 */
export class TakeNotice extends Command<void> {
  constructor(
    readonly body: Buffer,
    readonly signature: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(TakeNotice)
export class TakeNoticeHandler implements ICommandHandler<TakeNotice> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly notices: PaymentNotices,
    private readonly payments: StoredPayments,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} PAYMENT_OFF, NOTICE_NOT_GENUINE */
  async execute({ body, signature }: TakeNotice): Promise<void> {
    if (!this.gateway.isOn) throw new Refusal('PAYMENT_OFF');
    const notice = this.gateway.readNotice(body, signature);
    if (notice.kind === 'other' || (await this.isTrueNow(notice))) return;
    await this.notices.keep(notice);
  }

  private async isTrueNow(notice: PaymentNotice): Promise<boolean> {
    if (notice.kind !== 'checkout') return false;
    const orderId = await this.payments.orderOfPayment(notice.checkout.paymentId);
    if (orderId === undefined) return false;
    const taken = { notice, at: this.clock.now() };
    try {
      await this.accounts.noteCheckout(orderId, notice.checkout, (work) => work.keep(this.notices, taken));
      return true;
    } catch (error) {
      // the job tries again, and tells staff where it never can
      logger.warn({ err: error, noticeId: notice.id }, 'What a notice says does not become true yet: a job follows');
      return false;
    }
  }
}
