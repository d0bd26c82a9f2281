import type { FoundBookingsView } from '@northlight/contracts';
import { http, skipToken, useQuery } from '@northlight/site-kit';

/** Bookings by what people remember; nothing is asked while nothing is typed. */
export const useFoundBookings = (search: string) =>
  useQuery({
    queryKey: ['admin', 'bookings', search],
    queryFn:
      search.length >= 2
        ? ({ signal }) => http.get<FoundBookingsView>('/api/admin/bookings', { query: { search }, signal })
        : skipToken,
    staleTime: 0,
  });
