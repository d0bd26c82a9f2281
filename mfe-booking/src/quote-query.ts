import type { BookingQuote, QuoteVisitDto } from '@northlight/contracts';
import { http, keepPreviousData, queryOptions, skipToken } from '@northlight/site-kit';
import type { Buyer } from './buyer.ts';

/** POST /api/bookings/quote: what tickets cost whoever asks. */
export const askPrice = (wanted: QuoteVisitDto, { customerEmail }: Buyer, signal: AbortSignal): Promise<BookingQuote> =>
  http.post('/api/bookings/quote', { ...wanted, ...(customerEmail && { customerEmail }) }, { signal });

/** The price of one visit. While the next answer is on its way the previous one stays (U25). */
export const quoteQuery = (wanted: QuoteVisitDto | undefined, buyer: Buyer) =>
  queryOptions({
    queryKey: ['/api/bookings/quote', buyer, wanted],
    queryFn: wanted ? ({ signal }) => askPrice(wanted, buyer, signal) : skipToken,
    placeholderData: keepPreviousData,
  });
