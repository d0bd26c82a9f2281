import { searchBookings } from '@northlight/client';
import { apiQuery, keepPreviousData, useQuery } from '@northlight/site-kit';

const pageSize = 50;

/** A page of bookings by what people remember; nothing is asked while nothing is typed. */
export const useFoundBookings = (search: string, cursor: string | undefined) =>
  useQuery({
    ...apiQuery(searchBookings, search.length >= 2 ? { query: { search, cursor, limit: pageSize } } : undefined),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
