import type { ICommand } from '@nestjs/cqrs';
import { PayCardRefund } from './features/refund-card/pay-card-refund.handler.js';
import { RefundReturn } from './features/refund-card/refund-return.handler.js';
import { EndOrderPayments } from './features/settle-payment/end-order-payments.handler.js';
import { SettlePayment } from './features/settle-payment/settle-payment.handler.js';
import { ApplyNotice } from './features/take-notice/apply-notice.handler.js';
import { type PaymentJob, paymentJobs } from './queues/payments.queue.js';

/** What a job about money has done. @param kind of `paymentsQueue` */
export function paymentCommandOf(
  kind: string,
  { noticeId = '', orderId = '', payment = '', refundId = '' }: PaymentJob,
): ICommand {
  if (kind === paymentJobs.notice) return new ApplyNotice(noticeId);
  if (kind === paymentJobs.captured) return new SettlePayment(orderId, payment);
  if (kind === paymentJobs.refund) return new PayCardRefund(orderId, refundId);
  if (kind === paymentJobs.returned) return new RefundReturn(orderId, refundId);
  return new EndOrderPayments(orderId);
}
