import { ApiError, noSuch } from '../api/api-error.js';
import { invoiceAnswer } from '../api/subscription-answers.js';
import { newId } from '../state/ids.js';
import type { InvoiceRow, SubscriptionRow } from '../state/rows.js';
import { noteCharge } from './balance.js';
import type { Books } from './books.js';
import type { Bill, Customers } from './customers.js';

/** What the months of subscriptions cost, and what paid them. */
export class Invoices {
  constructor(
    private readonly books: Books,
    private readonly customers: Customers,
  ) {}

  /** @throws {ApiError} 404 */
  find(id: string): InvoiceRow {
    const row = this.books.store.find('invoices', id);
    if (!row) throw noSuch('invoice', id);
    // one that was kept before there were balances was its card's to pay
    return { ...{ due: row.amount, startingBalance: 0, endingBalance: 0 }, ...row };
  }

  /** The newest first. */
  ofCustomer(id: string): InvoiceRow[] {
    const own = this.books.store.all('invoices').filter(({ customerId }) => customerId === id);
    return own.toReversed();
  }

  /** Of the month that runs: paid, not paid, or never to be. */
  write(subscription: SubscriptionRow, status: InvoiceRow['status'], bill: Bill): void {
    const { id, customerId, amount, name, metadata, invoiceId, card } = subscription;
    const { due, startingBalance, endingBalance } = bill;
    const created = this.books.store.find('invoices', invoiceId)?.created ?? this.seconds();
    const intent = status === 'paid' && due > 0 ? { intentId: this.charge(due, card) } : {};
    const row: InvoiceRow = {
      ...{ id: invoiceId, subscriptionId: id, customerId, created, amount, name, status, metadata },
      ...{ due, startingBalance, endingBalance },
      ...intent,
    };
    this.books.store.put('invoices', invoiceId, row);
    if (status === 'void') return;
    const type = status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed';
    this.books.notices.add(type, invoiceAnswer(row, this.books.publicUrl));
  }

  /** Nobody pays it any more. @throws {ApiError} */
  cancel(id: string): InvoiceRow {
    const invoice = this.find(id);
    if (invoice.status !== 'open') throw new ApiError(400, 'You can only pass in open invoices. This one is not.');
    this.customers.giveBack(invoice.customerId, invoice);
    const row = { ...invoice, status: 'void' } as const;
    this.books.store.put('invoices', id, row);
    return row;
  }

  /** Of an invoice that a card paid there is a payment, which knows nothing of ours. */
  private charge(amount: number, card: string): string {
    const id = newId('pi');
    const intent = { id, created: this.seconds(), amount, metadata: {}, card, isDisputed: false };
    this.books.store.put('intents', id, intent);
    noteCharge(this.books, intent);
    return id;
  }

  private seconds(): number {
    return Math.floor(this.books.now() / 1000);
  }
}
