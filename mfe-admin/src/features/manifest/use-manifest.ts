import type { ManifestView, VenueView } from '@northlight/contracts';
import { http, keepPreviousData, queryOptions, skipToken, useQuery } from '@northlight/site-kit';

const venues = queryOptions({
  queryKey: ['/api/venues'],
  queryFn: ({ signal }) => http.get<VenueView[]>('/api/venues', { signal }),
});

/** The venues that have bookings: those that are open. */
export const useOpenVenues = () =>
  useQuery({ ...venues, select: (all) => all.filter(({ status }) => status === 'open') });

/** Which venue and which of its days. */
export interface VenueDay {
  readonly venueId: number;
  readonly date: string;
}

/** Who is expected; asked anew whenever somebody looks again, because others sell meanwhile. */
export const useManifest = (day: VenueDay | undefined) =>
  useQuery({
    queryKey: ['admin', 'manifest', day],
    queryFn: day ? ({ signal }) => http.get<ManifestView>('/api/admin/manifest', { query: day, signal }) : skipToken,
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
