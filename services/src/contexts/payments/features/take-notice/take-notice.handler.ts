import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { PaymentGateway } from '../../domain/payment-gateway.js';
import { PaymentNotices } from '../../persistence/payment-notices.js';

/** The gateway tells something: it is kept before anything is done about it. */
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
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly notices: PaymentNotices,
  ) {}

  /** @throws {Refusal} PAYMENT_OFF, NOTICE_NOT_GENUINE */
  async execute({ body, signature }: TakeNotice): Promise<void> {
    if (!this.gateway.isOn) throw new Refusal('PAYMENT_OFF');
    const notice = this.gateway.readNotice(body, signature);
    if (notice.kind !== 'other') await this.notices.keep(notice);
  }
}
