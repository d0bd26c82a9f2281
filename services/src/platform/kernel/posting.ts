import type { JournalAccount } from '@northlight/contracts';
import type { Cents } from './money.js';

/** One side of an entry in the journal: cents, a debit above zero, a credit below. */
export interface Posting {
  readonly account: JournalAccount;
  readonly amount: Cents;
}

/** An entry with two sides; none for nothing, and the other way round for less than nothing. */
export const entry = (debit: JournalAccount, credit: JournalAccount, amount: Cents): Posting[] =>
  amount === 0
    ? []
    : [
        { account: debit, amount },
        { account: credit, amount: -amount },
      ];

/** One posting for each account of several; those that come to nothing are left out. */
export function summed(postings: readonly Posting[]): Posting[] {
  const sums = new Map<JournalAccount, Cents>();
  for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0) + amount);
  return [...sums].flatMap(([account, amount]) => (amount === 0 ? [] : [{ account, amount }]));
}
