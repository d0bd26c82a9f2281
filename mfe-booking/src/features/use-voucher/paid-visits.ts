import { quoteBooking } from '@northlight/client';
import type { BookingQuote, QuoteBookingDto, QuoteVisitDto, VoucherPart } from '@northlight/contracts';
import { keepPreviousData, queryOptions, skipToken } from '@northlight/site-kit';
import type { Buyer } from '../../buyer.ts';
import { askPrice } from '../../quote-query.ts';

/** A visit that is not booked yet, by a name of its own. */
export interface VisitToPay {
  readonly name: string;
  readonly choice: QuoteBookingDto;
}

/** What a gift voucher pays of visits that are booked in this order, in all and of each. */
export interface PaidVisits extends VoucherPart {
  readonly visits: readonly (VisitToPay & { readonly quote: BookingQuote })[];
}

/** POST /api/bookings/quote for each visit, one after the other: the next gets what the voucher has left then. */
export const paidQuery = (visits: readonly VisitToPay[], code: string, buyer: Buyer) =>
  queryOptions({
    queryKey: [quoteBooking.path, code, buyer, visits],
    queryFn:
      visits.length > 0 && code
        ? ({ signal }) => pricedWith(visits, code, (wanted) => askPrice(wanted, buyer, signal))
        : skipToken,
    placeholderData: keepPreviousData,
  });

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
