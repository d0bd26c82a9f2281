import type { CurrencyCode } from '@northlight/contracts';
import type Stripe from 'stripe';
import type { Cents } from '../../../platform/kernel/money.js';
import type { CreditRequest, CustomerRequest } from '../domain/gateway-credit.js';
import type { StripeClient } from './stripe-client.js';
import { drawnBy } from './stripe-subscription-objects.js';

const PAGE_SIZE = 100;
/** Of one customer: a year of months, or of gift cards, is far below. */
const MOST = 10 * PAGE_SIZE;

/** The balance of customers, on which Stripe Billing draws before it charges a card. There, credit is below zero. */
export class StripeCredits {
  constructor(
    private readonly client: StripeClient,
    private readonly currency: () => CurrencyCode,
  ) {}

  async openCustomer({ subscriptionId, email }: CustomerRequest): Promise<string> {
    const params = { ...(email && { email }), metadata: { subscriptionId } };
    const idempotencyKey = `customer-${subscriptionId}`;
    return (await this.client.answer((sdk) => sdk.customers.create(params, { idempotencyKey }))).id;
  }

  async add({ customerId, creditId, amount }: CreditRequest): Promise<void> {
    const known = await this.client.answer((sdk) =>
      sdk.customers.listBalanceTransactions(customerId, { limit: PAGE_SIZE }).autoPagingToArray({ limit: MOST }),
    );
    // Stripe forgets keys after a day
    if (known.some(({ metadata }) => metadata?.creditId === creditId)) return;
    await this.adjust(customerId, { amount: -amount, key: `credit-${creditId}`, metadata: { creditId } });
  }

  async close(customerId: string): Promise<Cents> {
    for (const { id = '' } of await this.invoicesOf(customerId, 'open'))
      await this.client.answer((sdk) => sdk.invoices.voidInvoice(id));
    const paid = await this.invoicesOf(customerId, 'paid');
    const customer = await this.client.answer((sdk) => sdk.customers.retrieve(customerId));
    const balance = customer.deleted ? 0 : customer.balance;
    if (balance !== 0)
      await this.adjust(customerId, { amount: -balance, key: `credit-closed-${customerId}-${balance}`, metadata: {} });
    return paid.reduce((sum, invoice) => sum + drawnBy(invoice), 0);
  }

  private async adjust(
    customerId: string,
    change: { readonly amount: Cents; readonly key: string; readonly metadata: Record<string, string> },
  ): Promise<void> {
    const { amount, metadata, key: idempotencyKey } = change;
    const params = { amount, metadata, currency: this.currency().toLowerCase(), description: 'Gift card' };
    await this.client.answer((sdk) => sdk.customers.createBalanceTransaction(customerId, params, { idempotencyKey }));
  }

  private invoicesOf(customer: string, status: 'open' | 'paid'): Promise<Stripe.Invoice[]> {
    return this.client.answer((sdk) =>
      sdk.invoices.list({ customer, status, limit: PAGE_SIZE }).autoPagingToArray({ limit: MOST }),
    );
  }
}
