import type Stripe from 'stripe';
import type { Books } from '../checkout/books.js';
import type { InvoiceRow, TransactionRow } from '../state/rows.js';
import type { Store } from '../state/store.js';
import { refundAnswer } from './answers.js';
import { pageOf } from './page-of.js';
import type { Params } from './params.js';
import type { Route } from './route.js';
import { invoiceAnswer } from './subscription-answers.js';

type TransactionAnswer = Pick<
  Stripe.BalanceTransaction,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'fee' | 'net' | 'reporting_category' | 'type'
> & { readonly source: object | string };

/** What moved on the balance, and which payment paid which invoice. */
export const ofMovements = ({ store, publicUrl }: Books): Route[] => [
  { method: 'GET', path: /^\/v1\/balance_transactions$/, work: (params) => transactionsPage(store, params) },
  {
    method: 'GET',
    path: /^\/v1\/invoice_payments$/,
    work: (params) => {
      params.allow('payment', 'limit', 'expand');
      const payment = params.inner('payment').allow('type', 'payment_intent');
      payment.oneOf('type', 'payment_intent');
      const intentId = payment.text('payment_intent');
      const paid = store.all('invoices').filter((invoice) => invoice.intentId === intentId);
      const data = paid.map((invoice) =>
        invoicePayment(invoice, expands(params, 'data.invoice') ? publicUrl : undefined),
      );
      return { object: 'list', url: '/v1/invoice_payments', has_more: false, data };
    },
  },
];

const expands = (params: Params, what: string): boolean => Object.values(params.inner('expand').texts()).includes(what);

const invoicePayment = (row: InvoiceRow, publicUrl: string | undefined) => ({
  id: row.id.replace(/^in/, 'inpay'),
  object: 'invoice_payment',
  amount_paid: row.due,
  created: row.created,
  invoice: publicUrl === undefined ? row.id : invoiceAnswer(row, publicUrl),
  livemode: false,
  payment: { type: 'payment_intent', payment_intent: row.intentId },
  status: 'paid',
});

/** What was created in a span, the newest first, a page at a time. */
function transactionsPage(store: Store, params: Params): object {
  params.allow('created', 'limit', 'starting_after', 'expand');
  const span = params.inner('created').allow('gte', 'lt');
  const [from, to] = [span.integer('gte'), span.integer('lt')];
  const all = store.all('transactions').filter(({ created }) => created >= from && created < to);
  const isWhole = expands(params, 'data.source');
  const answer = (row: TransactionRow) => transactionAnswer(row, isWhole ? sourceOf(row, store) : row.source.id);
  return pageOf(all.toReversed(), params, { url: '/v1/balance_transactions', answer });
}

/** As it is now: a refund may have failed since. */
function sourceOf({ source }: TransactionRow, store: Store): object {
  const refund = store.find('refunds', source.id);
  return refund ? refundAnswer(refund) : source;
}

const transactionAnswer = (row: TransactionRow, source: object | string): TransactionAnswer => ({
  id: row.id,
  object: 'balance_transaction',
  amount: row.amount,
  created: row.created,
  currency: 'usd',
  fee: row.fee,
  net: row.amount - row.fee,
  reporting_category: row.category,
  source,
  type: row.type,
});
