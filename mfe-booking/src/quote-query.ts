import { quoteBooking } from '@northlight/client';
import type { BookingQuote, QuoteVisitDto } from '@northlight/contracts';
import { callApi, keepPreviousData, queryOptions, skipToken } from '@northlight/site-kit';
import type { Buyer } from './buyer.ts';

/** POST /api/bookings/quote: what tickets cost whoever asks. */
export const askPrice = (wanted: QuoteVisitDto, { customerEmail }: Buyer, signal: AbortSignal): Promise<BookingQuote> =>
  callApi(quoteBooking, { body: { ...wanted, ...(customerEmail && { customerEmail }) } }, { signal });

/** The price of one visit. While the next answer is on its way the previous one stays (U25). */
export const quoteQuery = (wanted: QuoteVisitDto | undefined, buyer: Buyer) =>
  queryOptions({
    queryKey: [quoteBooking.path, buyer, wanted],
    queryFn: wanted ? ({ signal }) => askPrice(wanted, buyer, signal) : skipToken,
    placeholderData: keepPreviousData,
  });
