import type Stripe from 'stripe';
import type { InvoiceRow, PriceRow, SubscriptionRow } from '../state/rows.js';

type ItemAnswer = Pick<Stripe.SubscriptionItem, 'id' | 'object' | 'current_period_end'> & {
  readonly price: PriceAnswer;
};
type PriceAnswer = Pick<Stripe.Price, 'id' | 'object' | 'currency' | 'livemode' | 'unit_amount'>;
type SubscriptionAnswer = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'cancel_at_period_end'
  | 'created'
  | 'currency'
  | 'customer'
  | 'livemode'
  | 'metadata'
  | 'pause_collection'
  | 'status'
> & { readonly items: { readonly data: readonly ItemAnswer[] }; readonly latest_invoice: string | InvoiceAnswer };
type InvoiceAnswer = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'created'
  | 'currency'
  | 'customer'
  | 'ending_balance'
  | 'hosted_invoice_url'
  | 'livemode'
  | 'starting_balance'
  | 'status'
  | 'total'
> & {
  readonly parent: {
    readonly type: 'subscription_details';
    readonly subscription_details: Pick<Stripe.Invoice.Parent.SubscriptionDetails, 'metadata' | 'subscription'>;
  };
};

const test = { currency: 'usd', livemode: false } as const;

/** @param invoice of the month that is running, where it was asked for */
export const subscriptionAnswer = (row: SubscriptionRow, invoice?: InvoiceAnswer): SubscriptionAnswer => ({
  ...test,
  id: row.id,
  object: 'subscription',
  cancel_at_period_end: row.cancelAtPeriodEnd,
  created: row.created,
  customer: row.customerId,
  items: {
    data: [
      {
        id: row.itemId,
        object: 'subscription_item',
        current_period_end: row.periodEnd,
        price: priceAnswer({ id: `price_of_${row.id}`, name: row.name, amount: row.amount }),
      },
    ],
  },
  latest_invoice: invoice ?? row.invoiceId,
  metadata: row.metadata,
  pause_collection: row.pausedUntil === undefined ? null : { behavior: 'void', resumes_at: row.pausedUntil },
  status: row.status,
});

export const priceAnswer = ({ id, amount }: PriceRow): PriceAnswer => ({
  ...test,
  id,
  object: 'price',
  unit_amount: amount,
});

export const invoiceAnswer = (row: InvoiceRow, publicUrl: string): InvoiceAnswer => ({
  ...test,
  id: row.id,
  object: 'invoice',
  amount_due: row.due,
  created: row.created,
  customer: row.customerId,
  ending_balance: row.endingBalance,
  hosted_invoice_url: `${publicUrl}/invoice/${row.id}`,
  parent: {
    type: 'subscription_details',
    subscription_details: { metadata: row.metadata, subscription: row.subscriptionId },
  },
  starting_balance: row.startingBalance,
  status: row.status,
  total: row.amount,
});
