import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { logger } from '../../../../platform/observability/logger.js';
import { Accounts } from '../../accounts.js';
import { CardRefunds } from '../../card-refunds.js';
import type { PaymentNotice } from '../../domain/payment-gateway.js';
import { PaymentNotices } from '../../persistence/payment-notices.js';
import { StoredPayments } from '../../persistence/stored-payments.js';

/** What a notice says becomes true here. */
export class ApplyNotice extends Command<void> {
  constructor(readonly noticeId: string) {
    super();
  }
}

@CommandHandler(ApplyNotice)
export class ApplyNoticeHandler implements ICommandHandler<ApplyNotice> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly notices: PaymentNotices,
    private readonly payments: StoredPayments,
    private readonly accounts: Accounts,
    private readonly refunds: CardRefunds,
  ) {}

  /** Notices come twice, late and in any order; what is not about an order of ours is let be. */
  async execute({ noticeId }: ApplyNotice): Promise<void> {
    const notice = await this.notices.find(noticeId);
    const orderId = notice && (await this.orderOf(notice));
    if (!notice || !orderId) return void logger.info({ noticeId }, 'A notice of the gateway is about nothing of ours');
    if (notice.kind === 'checkout') await this.accounts.noteCheckout(orderId, notice.checkout);
    if (notice.kind === 'refund') await this.refunds.note(orderId, notice.refund);
    if (notice.kind === 'dispute') await this.accounts.noteDispute(orderId, notice.dispute);
  }

  private async orderOf(notice: PaymentNotice): Promise<string | undefined> {
    if (notice.kind === 'checkout') return this.payments.orderOfPayment(notice.checkout.paymentId);
    if (notice.kind === 'dispute') return this.payments.orderOfCharge(notice.dispute.chargeId);
    return notice.kind === 'refund' ? this.payments.orderOfRefund(notice.refund.refundId) : undefined;
  }
}
