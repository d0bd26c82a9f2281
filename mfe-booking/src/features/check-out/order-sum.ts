import type { BookingQuote } from '@northlight/contracts';
import { type CartLine, lineTotal } from '@northlight/site-kit';
import { isOpenVisit } from './order-lines.ts';
import type { Charges } from './use-charges.ts';

/** What an order comes to, in cents. Merchandise has no fee (decisions.md 4). */
export interface OrderSum extends Charges {
  readonly tickets: number;
  readonly merchandise: number;
  readonly fee: number;
  /** What gift vouchers pay. */
  readonly voucher: number;
  readonly total: number;
}

const cents = (dollars: number) => Math.round(dollars * 100);

/** What one line costs; undefined while its price is not known. */
const priceOf = (line: CartLine, quote: BookingQuote | undefined) => {
  if (!isOpenVisit(line)) {
    const { fee = 0, voucher = 0, tax = 0 } = line.booked ?? {};
    return { total: cents(lineTotal(line)), fee: cents(fee), voucher: cents(voucher), tax: cents(tax) };
  }
  return (
    quote && {
      total: cents(quote.totalPrice),
      fee: cents(quote.bookingFee),
      voucher: cents(quote.voucher ?? 0),
      tax: cents(quote.tax ?? 0),
    }
  );
};

/** The sum of the lines and what comes to them, or goes off; undefined until the price of each is known. */
export const sumOf = (
  lines: readonly CartLine[],
  quotes: ReadonlyMap<string, BookingQuote>,
  charges: Charges | undefined,
): OrderSum | undefined => {
  if (!charges) return undefined;
  const { shipping, tax, discount, voucher } = charges;
  const sum = { tickets: 0, merchandise: 0, fee: 0, total: shipping + tax - discount - voucher, ...charges };
  for (const line of lines) {
    const price = priceOf(line, quotes.get(line.lineId));
    if (!price) return undefined;
    sum[line.type === 'product' ? 'merchandise' : 'tickets'] += price.total - price.fee - price.tax + price.voucher;
    sum.fee += price.fee;
    sum.voucher += price.voucher;
    sum.tax += price.tax;
    sum.total += price.total;
  }
  return sum;
};
