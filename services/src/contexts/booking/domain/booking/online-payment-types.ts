import type { RefundFailure } from '@northlight/contracts';
import type { Cents } from '../../../../platform/kernel/money.js';
import type { AccountRef, PaidOnline } from './online-payment.events.js';

/** What a booking has of one payment. */
export interface OnlinePayment {
  readonly payment: string;
  readonly account: AccountRef;
  /** What of it has not been sent back. */
  readonly left: Cents;
}

/** Money that was sent back to a card, and has arrived as far as the gateway says. */
export interface SentRefund {
  readonly payment: string;
  readonly amount: Cents;
  readonly state: 'sent' | 'arrived' | 'failed';
}

export type OnlineCommand =
  | (Omit<PaidOnline, 'type' | 'refund'> & { readonly type: 'PayOnline'; readonly at: Date })
  /** Its customer is about to pay: the seats stay until then, however often the hold was extended. */
  | { readonly type: 'HoldForPayment'; readonly until: string; readonly at: Date }
  /** Its seats are taken again in the same decision. */
  | { readonly type: 'RestoreHold' }
  | { readonly type: 'SendRefund'; readonly refundId: string }
  | { readonly type: 'SettleSentRefund'; readonly refundId: string; readonly receipt: string }
  | { readonly type: 'FailSentRefund'; readonly refundId: string; readonly reason: RefundFailure };
