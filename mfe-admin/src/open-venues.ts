import type { VenueView } from '@northlight/contracts';
import { http, queryOptions, useQuery } from '@northlight/site-kit';

const venues = queryOptions({
  queryKey: ['/api/venues'],
  queryFn: ({ signal }) => http.get<VenueView[]>('/api/venues', { signal }),
});

/** The venues that have slots and bookings: those that are open. */
export const useOpenVenues = () =>
  useQuery({ ...venues, select: (all) => all.filter(({ status }) => status === 'open') });
