import type { Cents } from '../../../platform/kernel/money.js';
import type { AccountLine, RefundPurpose } from './account.events.js';
import { type Account, capturedOf, refundableOf } from './account.js';

/** The money of an order that went through the gateway, in cents. */
export interface AccountBalance {
  readonly captured: Cents;
  /** What has gone back, and what is on its way. */
  readonly refunded: Cents;
  readonly refunding: Cents;
  /** What banks took back for their customers, until that is decided or for good. */
  readonly disputed: Cents;
}

const sum = (amounts: readonly { readonly amount: Cents }[]): Cents =>
  amounts.reduce((total, { amount }) => total + amount, 0);

/** The one place from which pages, mails and reports have it. */
export const accountBalance = (account: Account): AccountBalance => ({
  captured: sum(capturedOf(account)),
  refunded: sum(account.refunds.filter(({ state }) => state === 'settled')),
  refunding: sum(account.refunds.filter(({ state }) => state === 'started')),
  disputed: sum(account.disputes.filter(({ state }) => state !== 'won')),
});

/** Bookings and tickets go back each by itself. */
const isOfGoods = ({ kind }: Pick<AccountLine | RefundPurpose, 'kind'>): boolean =>
  kind !== 'booking' && kind !== 'open_ticket';

/** What was paid beside bookings and tickets, and has not been sent back, with the payment that it goes back to. */
export function refundableGoods(account: Account): { readonly payment: string; readonly amount: Cents } | undefined {
  for (const { id, lines } of capturedOf(account)) {
    const paid = sum(lines.filter(isOfGoods));
    const isOut = ({ payment, purpose, state }: Account['refunds'][number]) =>
      payment === id && isOfGoods(purpose) && state !== 'failed';
    const amount = Math.min(paid - sum(account.refunds.filter(isOut)), refundableOf(account, id));
    if (amount > 0) return { payment: id, amount };
  }
  return undefined;
}
