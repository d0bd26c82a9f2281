import type { BookingQuote, QuoteBookingDto } from '@northlight/contracts';
import { http, keepPreviousData, queryOptions, skipToken } from '@northlight/site-kit';

/** POST /api/bookings/quote. While the next answer is on its way the previous one stays (U25). */
export const quoteQuery = (wanted: QuoteBookingDto | undefined) =>
  queryOptions({
    queryKey: ['/api/bookings/quote', wanted],
    queryFn: wanted ? ({ signal }) => http.post<BookingQuote>('/api/bookings/quote', wanted, { signal }) : skipToken,
    placeholderData: keepPreviousData,
  });
