import type Stripe from 'stripe';
import type { Customers } from '../checkout/customers.js';
import type { Invoices } from '../checkout/invoices.js';
import type { BalanceRow, CustomerRow } from '../state/rows.js';
import { pageOf } from './page-of.js';
import type { Route } from './route.js';
import { invoiceAnswer } from './subscription-answers.js';

type CustomerAnswer = Pick<Stripe.Customer, 'id' | 'object' | 'balance' | 'created' | 'livemode' | 'metadata'>;
type BalanceAnswer = Pick<
  Stripe.CustomerBalanceTransaction,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'customer' | 'ending_balance' | 'livemode' | 'metadata' | 'type'
>;

const moves = /^\/v1\/customers\/(\w+)\/balance_transactions$/;

/** Customers, their credit, and the invoices that draw on it. */
export const ofCustomers = (customers: Customers, invoices: Invoices, publicUrl: string): Route[] => [
  { method: 'POST', path: /^\/v1\/customers$/, work: (params) => customerAnswer(customers.create(params)) },
  { method: 'GET', path: /^\/v1\/customers\/(\w+)$/, work: (_, id) => customerAnswer(customers.find(id)) },
  { method: 'POST', path: moves, work: (params, id) => balanceAnswer(customers.adjust(id, params)) },
  {
    method: 'GET',
    path: moves,
    work: (params, id) => {
      params.allow('limit', 'starting_after');
      const url = `/v1/customers/${id}/balance_transactions`;
      return pageOf(customers.movesOf(id), params, { url, answer: balanceAnswer });
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/invoices$/,
    work: (params) => {
      params.allow('customer', 'status', 'limit', 'starting_after');
      const status = params.oneOf('status', 'open', 'paid');
      const all = invoices.ofCustomer(params.text('customer')).filter((row) => row.status === status);
      return pageOf(all, params, { url: '/v1/invoices', answer: (row) => invoiceAnswer(row, publicUrl) });
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/invoices\/(\w+)\/void$/,
    work: (params, id) => {
      params.allow();
      return invoiceAnswer(invoices.cancel(id), publicUrl);
    },
  },
];

const customerAnswer = ({ id, balance, created, metadata }: CustomerRow): CustomerAnswer => ({
  ...{ id, object: 'customer', balance, created, livemode: false, metadata },
});

const balanceAnswer = (row: BalanceRow): BalanceAnswer => ({
  id: row.id,
  object: 'customer_balance_transaction',
  amount: row.amount,
  created: row.created,
  currency: 'usd',
  customer: row.customerId,
  ending_balance: row.endingBalance,
  livemode: false,
  metadata: row.metadata,
  type: row.type,
});
