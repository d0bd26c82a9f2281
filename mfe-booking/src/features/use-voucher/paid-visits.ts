import { quoteBooking } from '@northlight/client';
import { type BookingQuote, isGiftCardCode, type QuoteVisitDto } from '@northlight/contracts';
import { keepPreviousData, queryOptions, skipToken } from '@northlight/site-kit';
import type { Buyer } from '../../buyer.ts';
import { askPrice } from '../../quote-query.ts';
import { promotedCart } from './promoted-cart.ts';
import type { PaidVisits, ToPay, VisitToPay } from './to-pay.ts';

/** POST /api/bookings/quote for each visit, one after the other: the next gets what the voucher has left then. */
export const paidQuery = ({ visits, goods }: ToPay, code: string, buyer: Buyer) =>
  queryOptions({
    queryKey: [quoteBooking.path, code, buyer, visits, goods],
    queryFn: hasAny({ visits, goods }, code)
      ? ({ signal }) => {
          const ask = (wanted: QuoteVisitDto) => askPrice(wanted, buyer, signal);
          return isGiftCardCode(code)
            ? pricedWith(visits, code, ask)
            : promotedCart({ visits, goods, code }, ask, signal);
        }
      : skipToken,
    placeholderData: keepPreviousData,
  });

/** A gift card pays for visits only. */
const hasAny = ({ visits, goods }: ToPay, code: string): boolean =>
  code !== '' && (visits.length > 0 || (goods !== undefined && !isGiftCardCode(code)));

async function pricedWith(
  visits: readonly VisitToPay[],
  voucherCode: string,
  priceOf: (wanted: QuoteVisitDto) => Promise<BookingQuote>,
): Promise<PaidVisits> {
  const priced: PaidVisits['visits'][number][] = [];
  let taken = 0;
  for (const { name, choice } of visits) {
    const wanted: QuoteVisitDto = { ...choice, voucherCode, ...(taken > 0 && { voucherTaken: taken }) };
    const quote = await priceOf(wanted);
    priced.push({ name, choice, quote });
    taken = inCents(taken + (quote.voucher ?? 0));
  }
  const voucherLeft = priced.at(-1)?.quote.voucherLeft ?? 0;
  return { visits: priced, voucherLeft, ...(taken > 0 && { voucher: taken }) };
}

const inCents = (dollars: number): number => Math.round(dollars * 100) / 100;
