import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { logger } from '../../../../platform/observability/logger.js';
import { Accounts } from '../../accounts.js';
import { CardRefunds } from '../../card-refunds.js';
import { type CardRefund, paymentIn, refundIn } from '../../domain/account.js';
import { type GatewayRefund, GatewayRefused, PaymentGateway } from '../../domain/payment-gateway.js';

/** Has the gateway give back what is on its way to a card. */
export class PayCardRefund extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly refundId: string,
  ) {
    super();
  }
}

@CommandHandler(PayCardRefund)
export class PayCardRefundHandler implements ICommandHandler<PayCardRefund> {
  constructor(
    private readonly accounts: Accounts,
    private readonly gateway: PaymentGateway,
    private readonly refunds: CardRefunds,
  ) {}

  /** Safe to repeat: the gateway knows the refund by our id. @throws {GatewayUnavailable} to be tried again */
  async execute({ orderId, refundId }: PayCardRefund): Promise<void> {
    const account = await this.accounts.read(orderId);
    const refund = refundIn(account, refundId);
    if (refund.state !== 'started') return;
    const { chargeId = '' } = paymentIn(account, refund.payment);
    await this.refunds.note(orderId, await this.pay(refund, chargeId));
  }

  private async pay({ id: refundId, amount }: CardRefund, chargeId: string): Promise<GatewayRefund> {
    try {
      return await this.gateway.refund({ refundId, chargeId, amount });
    } catch (error) {
      if (!(error instanceof GatewayRefused)) throw error;
      logger.warn({ err: error, refundId }, 'The payment gateway refuses a refund');
      // a refund that the gateway has already is not taken for refused
      const found = await this.gateway.findRefund(refundId, chargeId);
      return found ?? { refundId, gatewayRefundId: '', state: 'failed', failure: error.code };
    }
  }
}
