import type { RefundFailure, RefundMethod, RefundState } from '@northlight/contracts';

/** The tabs of the queue, in the order of the work. */
export const stateTitles: Readonly<Record<RefundState, string>> = {
  requested: 'To pay back',
  failed: 'Did not work',
  refunded: 'Paid back',
  none: 'Nothing owed',
};

export const emptyTexts: Readonly<Record<RefundState, readonly [title: string, hint: string]>> = {
  requested: [
    'Nobody waits for money',
    'What was paid for a booking that is then cancelled in time, or made smaller, appears here.',
  ],
  failed: ['Every payment has worked', 'What could not be paid back waits here to be tried again.'],
  refunded: ['Nothing was paid back yet', 'What is marked as refunded is kept here.'],
  none: ['None was dropped', 'What turns out not to have been paid, or is used up by more tickets, is kept here.'],
};

export const methodWords: Readonly<Record<RefundMethod, string>> = {
  cash: 'In cash',
  card: 'On the card terminal',
  transfer: 'By bank transfer',
};

export const failureWords: Readonly<Record<RefundFailure, string>> = {
  card_refused: 'The card was refused',
  account_unknown: 'The bank account is unknown',
  customer_unreachable: 'The customer could not be reached',
  other: 'Another reason',
};

const day = 86_400_000;

/** How long somebody has waited: "under a day", "1 day", "12 days". */
export function ageText(since: string, now: number): string {
  const days = Math.floor((now - Date.parse(since)) / day);
  if (days < 1) return 'under a day';
  return days === 1 ? '1 day' : `${days} days`;
}
