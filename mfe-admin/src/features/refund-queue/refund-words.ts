import type { RefundFailure, RefundMethod, RefundState } from '@northlight/contracts';
import { texts } from '../../texts/refund-queue.ts';

/** The tabs of the queue, in the order of the work. */
export const stateTitles: Readonly<Record<RefundState, string>> = {
  requested: texts.toPayBack,
  failed: texts.didNotWork,
  refunded: texts.paidBack,
  none: texts.nothingOwed,
};

export const emptyTexts: Readonly<Record<RefundState, readonly [title: string, hint: string]>> = {
  requested: [texts.nobodyWaitsForMoney, texts.whatWasPaid],
  failed: [texts.everyPaymentHasWorked, texts.whatCouldNotBePaid],
  refunded: [texts.nothingWasPaidBackYet, texts.whatIsMarkedAsRefunded],
  none: [texts.noneWasDropped, texts.whatTurnsOutNot],
};

export const methodWords: Readonly<Record<RefundMethod, string>> = {
  cash: texts.inCash,
  card: texts.onTheCardTerminal,
  transfer: texts.byBankTransfer,
};

export const failureWords: Readonly<Record<RefundFailure, string>> = {
  card_refused: texts.theCardWasRefused,
  account_unknown: texts.theBankAccountIsUnknown,
  customer_unreachable: texts.theCustomerCouldNot,
  other: texts.anotherReason,
};

const day = 86_400_000;

/** How long somebody has waited: "under a day", "1 day", "12 days". */
export function ageText(since: string, now: number): string {
  const days = Math.floor((now - Date.parse(since)) / day);
  if (days < 1) return texts.underADay;
  return days === 1 ? texts.day : texts.days({ days });
}
