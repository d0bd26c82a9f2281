import { type BookingStateView, encodeText, type FoundBookingsView } from '@northlight/contracts';
import { http, keepPreviousData, queryOptions, useQuery } from '@northlight/site-kit';
import { everyPage } from '../../queries/every-page.ts';

const key = (reference: string) => ['admin', 'booking', reference] as const;
const pathOf = (reference: string) => `/api/admin/bookings/${encodeText(reference)}`;

/** The booking as it is, and whom it is for; undefined where there is none of this reference. */
export const useDeskBooking = (reference: string) =>
  useQuery({
    queryKey: key(reference),
    queryFn: async ({ signal }) => {
      const found: FoundBookingsView = await http.get('/api/admin/bookings', { query: { search: reference }, signal });
      return found.items.find((one) => one.reference === reference.toUpperCase()) ?? null;
    },
    staleTime: 0,
  });

/** Everything that happened to it, oldest first. */
export const useBookingHistory = (reference: string) =>
  useQuery({
    queryKey: [...key(reference), 'history'],
    queryFn: ({ signal }) => everyPage(`${pathOf(reference)}/history`, signal),
    staleTime: 0,
  });

/** The past does not change; the present does. */
const stateOf = (reference: string, position: number | undefined) =>
  queryOptions({
    queryKey: [...key(reference), 'state', position ?? 'now'],
    queryFn: ({ signal }) => http.get<BookingStateView>(pathOf(reference), { query: { position }, signal }),
    staleTime: position === undefined ? 0 : Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });

/** How it was at a position of the log; without one, how it is. */
export const useBookingAt = (reference: string, position: number | undefined) => useQuery(stateOf(reference, position));
