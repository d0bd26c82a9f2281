import type { RefundFailure, RefundMethod, RefundState } from '@northlight/contracts';
import { texts } from '../../texts/refund-queue.ts';

/** The tabs of the queue, in the order of the work. */
export const stateTitles: Readonly<Record<RefundState, string>> = {
  requested: texts.owed,
  failed: texts.failed,
  processing: texts.onTheWay,
  refunded: texts.refunded,
  none: texts.noRefundDue,
};

export const emptyTexts: Readonly<Record<RefundState, readonly [title: string, hint: string]>> = {
  requested: [texts.noRefundsOwed, texts.whenAPaidBooking],
  failed: [texts.noFailedRefunds, texts.refundsThatCouldntBePaid],
  processing: [texts.noRefundsOnTheWay, texts.refundsOfOnlinePayments],
  refunded: [texts.noRefundsPaidYet, texts.refundsMarkedAsRefunded],
  none: [texts.nothingHere, texts.refundsThatTurnedOutNot],
};

export const methodWords: Readonly<Record<RefundMethod, string>> = {
  cash: texts.cash,
  card: texts.cardTerminal,
  transfer: texts.bankTransfer,
  online: texts.cardOnline,
};

export const failureWords: Readonly<Record<RefundFailure, string>> = {
  card_refused: texts.cardDeclined,
  account_unknown: texts.bankAccountUnknown,
  customer_unreachable: texts.couldntReachTheCustomer,
  other: texts.otherReason,
};

const DAY_MS = 86_400_000;

/** How long somebody has waited: "under a day", "1 day", "12 days". */
export function ageText(since: string, now: number): string {
  const days = Math.floor((now - Date.parse(since)) / DAY_MS);
  if (days < 1) return texts.lessThanADay;
  return days === 1 ? texts.day : texts.days({ days });
}
