import type { VenueView } from '@northlight/contracts';
import { http, queryOptions, useQuery } from '@northlight/site-kit';
import { byOpening } from './by-opening.ts';

const venues = queryOptions({
  queryKey: ['/api/venues'],
  queryFn: ({ signal }) => http.get<VenueView[]>('/api/venues', { signal }),
});

/** Every venue, open ones first. */
export const useVenues = () => useQuery({ ...venues, select: (all) => [...all].sort(byOpening) });
