import { chargeAnswer } from '../api/answers.js';
import { newId } from '../state/ids.js';
import type { IntentRow, TransactionRow } from '../state/rows.js';
import type { Books } from './books.js';

/** What the account pays for a payment by card: 2.9 % and 30 cents. */
const feeOf = (amount: number): number => Math.round(amount * 0.029) + 30;

/** Something moved on the balance of the account. */
export function noteTransaction(
  { store, now }: Books,
  moved: Omit<TransactionRow, 'id' | 'created' | 'fee'> & Partial<Pick<TransactionRow, 'fee'>>,
): void {
  const id = newId('txn');
  store.put('transactions', id, { fee: 0, ...moved, id, created: Math.floor(now() / 1000) });
}

/** A payment has come. */
export const noteCharge = (books: Books, intent: IntentRow): void =>
  noteTransaction(books, {
    ...{ type: 'charge', category: 'charge', amount: intent.amount, fee: feeOf(intent.amount) },
    source: chargeAnswer(intent),
  });
