import { searchBookings, showBookingHistory, showBookingState } from '@northlight/client';
import { apiQuery, keepPreviousData, queryOptions, useQuery } from '@northlight/site-kit';
import { historyQuery } from '../../queries/every-page.ts';

/** The booking as it is, and whom it is for; null where there is none of this reference. */
export const useDeskBooking = (reference: string) =>
  useQuery({
    ...apiQuery(searchBookings, { query: { search: reference } }),
    select: ({ items }) => items.find((one) => one.reference === reference.toUpperCase()) ?? null,
    staleTime: 0,
  });

/** Everything that happened to it, oldest first. */
export const useBookingHistory = (reference: string) =>
  useQuery(historyQuery(showBookingHistory, { booking: reference }));

/** The past does not change; the present does. */
const stateOf = (reference: string, position: number | undefined) =>
  queryOptions({
    ...apiQuery(showBookingState, { params: { booking: reference }, query: { position } }),
    staleTime: position === undefined ? 0 : Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });

/** How it was at a position of the log; without one, how it is. */
export const useBookingAt = (reference: string, position: number | undefined) => useQuery(stateOf(reference, position));
