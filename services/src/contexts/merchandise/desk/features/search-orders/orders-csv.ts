import { Readable } from 'node:stream';
import type { DeskOrderView, Page } from '@northlight/contracts';
import { type CsvCell, csvHead, csvRows } from '../../../../../platform/http/csv.js';

const columns = {
  reference: ({ reference }) => reference,
  placedAt: ({ createdAt }) => createdAt,
  status: ({ status }) => status,
  customerName: ({ customerName }) => customerName,
  customerEmail: ({ customerEmail }) => customerEmail,
  customerPhone: ({ customerPhone }) => customerPhone,
  pieces: ({ products }) => products.reduce((sum, { quantity }) => sum + quantity, 0),
  merchandise: ({ products }) =>
    products.map(({ name, variant, quantity }) => `${quantity} × ${name}${variant ? ` (${variant})` : ''}`).join('; '),
  bookings: ({ bookings }) => bookings.map(({ reference }) => reference).join('; '),
  totalPrice: ({ totalPrice }) => ({ dollars: totalPrice }),
  collectedAt: ({ collectedAt }) => collectedAt,
  cancelledAt: ({ cancelledAt }) => cancelledAt,
} satisfies Record<string, (order: DeskOrderView) => CsvCell>;

type PageAfter = (cursor: string | undefined) => Promise<Page<DeskOrderView>>;

/** Orders for a spreadsheet, a line an order, read page after page while it is sent. */
export async function ordersCsv(pageAfter: PageAfter): Promise<Readable> {
  const first = await pageAfter(undefined); // what is refused is refused before anything is sent
  return Readable.from(lines(first, pageAfter));
}

async function* lines(first: Page<DeskOrderView>, pageAfter: PageAfter): AsyncGenerator<string> {
  yield csvHead(Object.keys(columns)) + csvOf(first.items);
  for (let { nextCursor } = first; nextCursor !== null; ) {
    const page = await pageAfter(nextCursor);
    yield csvOf(page.items);
    nextCursor = page.nextCursor;
  }
}

const csvOf = (orders: readonly DeskOrderView[]): string =>
  csvRows(orders.map((order) => Object.values(columns).map((cellOf) => cellOf(order))));
