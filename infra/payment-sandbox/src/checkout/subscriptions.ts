import { ApiError, noSuch } from '../api/api-error.js';
import { type Params, takenCurrencies } from '../api/params.js';
import { subscriptionAnswer } from '../api/subscription-answers.js';
import { newId } from '../state/ids.js';
import type { PriceRow, SessionRow, SubscriptionRow } from '../state/rows.js';
import type { Books } from './books.js';
import { cardOf, type DeclineCode, type TestCard } from './cards.js';
import type { Customers } from './customers.js';
import type { Invoices } from './invoices.js';

/** Subscriptions that are paid by the month, and the invoices of their months. */
export class Subscriptions {
  constructor(
    private readonly books: Books,
    private readonly customers: Customers,
    private readonly invoices: Invoices,
  ) {}

  /** The first month was paid on the hosted page. */
  begin({ lines, monthly, customerId = this.customers.begin().id }: SessionRow, card: TestCard): SubscriptionRow {
    const created = this.seconds();
    const [line] = lines;
    const { name = '', amount = 0 } = line ?? {};
    const id = newId('sub');
    const row: SubscriptionRow = {
      ...{
        id,
        customerId,
        created,
        name,
        amount,
        status: 'active',
        metadata: monthly?.metadata ?? {},
        itemId: newId('si'),
      },
      ...{ periodEnd: aMonthAfter(created), cancelAtPeriodEnd: false, invoiceId: newId('in'), card: card.number },
    };
    this.invoices.write(row, 'paid', this.customers.bill(customerId, amount));
    return this.save(row, 'customer.subscription.created');
  }

  /** What a card is to pay now on the page of a session. */
  dueOf({ amount, customerId }: SessionRow): number {
    return customerId === undefined ? amount : Math.max(0, amount + this.customers.find(customerId).balance);
  }

  /** @throws {ApiError} 404 */
  find(id: string): SubscriptionRow {
    const row = this.books.store.find('subscriptions', id);
    if (!row) throw noSuch('subscription', id);
    return row.customerId ? row : { ...row, customerId: this.customers.begin().id }; // kept before it had any
  }

  createPrice(params: Params): PriceRow {
    params.allow('currency', 'unit_amount', 'product_data', 'recurring');
    params.oneOf('currency', ...takenCurrencies);
    params.inner('recurring').allow('interval').oneOf('interval', 'month');
    const name = params.inner('product_data').allow('name').text('name');
    const row = { id: newId('price'), name, amount: params.integer('unit_amount') };
    this.books.store.put('prices', row.id, row);
    return row;
  }

  /** Another price from the next month on, or an end with this one. @throws {ApiError} */
  update(id: string, params: Params): SubscriptionRow {
    const row = this.live(id);
    params.allow('items', 'metadata', 'proration_behavior', 'cancel_at_period_end', 'pause_collection', 'expand');
    const [item] = params.list('items');
    const price = item && this.priceOf(item.allow('id', 'price').text('price'));
    if (item) params.oneOf('proration_behavior', 'none');
    const ends = params.optional('cancel_at_period_end');
    return this.save(
      {
        ...row,
        metadata: { ...row.metadata, ...params.inner('metadata').texts() },
        ...(price && { name: price.name, amount: price.amount }),
        ...(ends !== null && { cancelAtPeriodEnd: ends === 'true' }),
        ...pauseIn(params),
      },
      'customer.subscription.updated',
    );
  }

  /** Ends it at once. @throws {ApiError} */
  cancel(id: string): SubscriptionRow {
    return this.save({ ...this.live(id), status: 'canceled' }, 'customer.subscription.deleted');
  }

  /** Ends the months that are over, and begins the next ones. */
  renewDue(): void {
    const due = this.books.store
      .all('subscriptions')
      .filter(({ status, periodEnd }) => status === 'active' && periodEnd <= this.seconds());
    for (const { id } of due) this.renew(id);
  }

  /** The month is over: the next one is paid, or not, or there is none. @param number another card from now on */
  renew(id: string, number?: string): SubscriptionRow {
    const before = this.live(id);
    const row = { ...before, card: cardOf(number ?? '')?.number ?? before.card };
    if (row.cancelAtPeriodEnd) return this.save({ ...row, status: 'canceled' }, 'customer.subscription.deleted');
    const { pausedUntil = 0, ...running } = row;
    const next = { ...running, periodEnd: aMonthAfter(row.periodEnd), invoiceId: newId('in') };
    const isPaused = pausedUntil > row.periodEnd;
    if (isPaused) return this.rest({ ...next, pausedUntil });
    const card = cardOf(row.card);
    const bill = this.customers.bill(row.customerId, row.amount);
    const isPaid = bill.due === 0 || (!card?.failsRenewals && !card?.decline);
    this.invoices.write(next, isPaid ? 'paid' : 'open', bill);
    return this.save({ ...next, status: isPaid ? 'active' : 'past_due' }, 'customer.subscription.updated');
  }

  /** A month of a pause: its invoice is void. */
  private rest(row: SubscriptionRow): SubscriptionRow {
    const { balance } = this.customers.find(row.customerId);
    this.invoices.write(row, 'void', { due: row.amount, startingBalance: balance, endingBalance: balance });
    return this.save(row, 'customer.subscription.updated');
  }

  /** Pays a month that a card had declined, on its page. @returns why not */
  payInvoice(id: string, typedNumber: string): DeclineCode | undefined {
    const invoice = this.invoices.find(id);
    if (invoice.status === 'paid') return undefined;
    const card = cardOf(typedNumber);
    if (!card) return 'unknown_number';
    if (card.decline) return card.decline;
    const row = this.live(invoice.subscriptionId);
    this.invoices.write({ ...row, invoiceId: id }, 'paid', invoice);
    this.save({ ...row, status: 'active', card: card.number }, 'customer.subscription.updated');
    return undefined;
  }

  private live(id: string): SubscriptionRow {
    const row = this.find(id);
    if (row.status === 'canceled') throw new ApiError(400, 'A canceled subscription can only update its metadata.');
    return row;
  }

  private priceOf(id: string): PriceRow {
    const row = this.books.store.find('prices', id);
    if (!row) throw noSuch('price', id);
    return row;
  }

  private save(row: SubscriptionRow, type: Parameters<Books['notices']['add']>[0]): SubscriptionRow {
    this.books.store.put('subscriptions', row.id, row);
    this.books.notices.add(type, subscriptionAnswer(row));
    return row;
  }

  private seconds(): number {
    return Math.floor(this.books.now() / 1000);
  }
}

/** What a change says of a pause: its end, or that there is none; nothing where it says nothing. */
function pauseIn(params: Params): Pick<SubscriptionRow, 'pausedUntil'> {
  if (!params.has('pause_collection')) return {};
  const pause = params.inner('pause_collection').allow('behavior', 'resumes_at');
  if (pause.isEmpty) return { pausedUntil: undefined };
  pause.oneOf('behavior', 'void');
  return { pausedUntil: pause.integer('resumes_at') };
}

/** The same day of the next month, in seconds. */
function aMonthAfter(seconds: number): number {
  const at = new Date(seconds * 1000);
  const day = at.getUTCDate();
  at.setUTCMonth(at.getUTCMonth() + 1);
  if (at.getUTCDate() !== day) at.setUTCDate(0);
  return at.getTime() / 1000;
}
