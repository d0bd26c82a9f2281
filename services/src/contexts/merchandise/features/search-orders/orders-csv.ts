import { Readable } from 'node:stream';
import type { DeskOrderView, Page } from '@northlight/contracts';
import { stringify } from 'csv-stringify/sync';

const columns = [
  ...['reference', 'placedAt', 'status', 'customerName', 'customerEmail', 'customerPhone'],
  ...['pieces', 'merchandise', 'bookings', 'totalPrice', 'collectedAt', 'cancelledAt'],
];

type PageAfter = (cursor: string | undefined) => Promise<Page<DeskOrderView>>;

/**
 * Orders for a spreadsheet, a line an order (RFC 4180, with a byte order mark, so that names keep their letters), read
 * page after page while it is sent. What a customer wrote is never taken for a formula.
 */
export async function ordersCsv(pageAfter: PageAfter): Promise<Readable> {
  const first = await pageAfter(undefined); // what is refused is refused before anything is sent
  return Readable.from(lines(first, pageAfter));
}

async function* lines(first: Page<DeskOrderView>, pageAfter: PageAfter): AsyncGenerator<string> {
  yield csvOf(first.items, true);
  for (let { nextCursor } = first; nextCursor !== null; ) {
    const page = await pageAfter(nextCursor);
    yield csvOf(page.items, false);
    nextCursor = page.nextCursor;
  }
}

const csvOf = (orders: readonly DeskOrderView[], isFirst: boolean): string =>
  stringify(orders.map(lineOf), {
    ...{ header: isFirst, bom: isFirst, columns },
    ...{ escape_formulas: true, record_delimiter: '\r\n' },
  });

const lineOf = ({ createdAt, products, bookings, totalPrice, ...order }: DeskOrderView) => ({
  ...order,
  placedAt: createdAt,
  pieces: products.reduce((sum, { quantity }) => sum + quantity, 0),
  merchandise: products
    .map(({ name, variant, quantity }) => `${quantity} × ${name}${variant ? ` (${variant})` : ''}`)
    .join('; '),
  bookings: bookings.map(({ reference }) => reference).join('; '),
  totalPrice: totalPrice.toFixed(2),
});
