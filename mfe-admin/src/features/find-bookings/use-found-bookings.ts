import type { FoundBookingsView } from '@northlight/contracts';
import { http, keepPreviousData, skipToken, useQuery } from '@northlight/site-kit';

const pageSize = 50;

/** A page of bookings by what people remember; nothing is asked while nothing is typed. */
export const useFoundBookings = (search: string, cursor: string | undefined) =>
  useQuery({
    queryKey: ['admin', 'bookings', search, cursor],
    queryFn:
      search.length >= 2
        ? ({ signal }) =>
            http.get<FoundBookingsView>('/api/admin/bookings', { query: { search, cursor, limit: pageSize }, signal })
        : skipToken,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
