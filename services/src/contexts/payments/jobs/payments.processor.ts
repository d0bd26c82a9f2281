import { Processor } from '@nestjs/bullmq';
import { CommandBus, type ICommand } from '@nestjs/cqrs';
import type { Job } from 'bullmq';
import { withContext } from '../../../platform/observability/request-context.js';
import { JobHost, maxStalledCount } from '../../../platform/queues/job-host.js';
import { Outbox, type OutboxJobData } from '../../../platform/queues/outbox.js';
import { cappedBackoff } from '../../../platform/queues/retry-options.js';
import { PayCardRefund } from '../features/refund-card/pay-card-refund.handler.js';
import { RefundReturn } from '../features/refund-card/refund-return.handler.js';
import { EndOrderPayments } from '../features/settle-payment/end-order-payments.handler.js';
import { SettlePayment } from '../features/settle-payment/settle-payment.handler.js';
import { ApplyNotice } from '../features/take-notice/apply-notice.handler.js';
import { type PaymentJob, paymentJobs, paymentsQueue } from '../queues/payments.queue.js';

/** What follows from money that has come or is to go. Each may run twice, late, and beside the others. */
@Processor(paymentsQueue.name, { maxStalledCount, settings: cappedBackoff })
export class PaymentsProcessor extends JobHost {
  constructor(
    private readonly commands: CommandBus,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async process({ id, name, data }: Pick<Job<OutboxJobData<PaymentJob>>, 'id' | 'name' | 'data'>): Promise<void> {
    await withContext({ requestId: `job-${id}`, actor: 'worker' }, async () => {
      await this.commands.execute(commandOf(name, data.payload));
      await this.outbox.discard(data.outbox);
    });
  }
}

function commandOf(kind: string, { noticeId = '', orderId = '', payment = '', refundId = '' }: PaymentJob): ICommand {
  if (kind === paymentJobs.notice) return new ApplyNotice(noticeId);
  if (kind === paymentJobs.captured) return new SettlePayment(orderId, payment);
  if (kind === paymentJobs.refund) return new PayCardRefund(orderId, refundId);
  if (kind === paymentJobs.returned) return new RefundReturn(orderId, refundId);
  return new EndOrderPayments(orderId);
}
