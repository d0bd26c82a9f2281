import { orderJobs } from '../../merchandise/index.js';

/** What is left to do about money. */
export const paymentJobs = {
  notice: 'payment-notice',
  captured: 'payment-captured',
  refund: 'card-refund',
  endPayments: orderJobs.endPayments,
  returned: orderJobs.refundReturn,
} as const;

export const paymentsQueue = { name: 'payments', kinds: Object.values(paymentJobs) } as const;

/** The queue in which a clock asks what became of payments and refunds that nobody has told of. */
export const reconciliationQueue = {
  name: 'payment-reconciliation',
  kind: 'reconcile-payments',
  every: { every: 60_000 },
} as const;

/** What such a job carries: pointers, nothing personal. */
export interface PaymentJob {
  readonly noticeId?: string;
  readonly orderId?: string;
  readonly payment?: string;
  readonly refundId?: string;
}
