import { encodeText, type VenueDetailView, type VenueExperienceView, type VenueView } from '@northlight/contracts';
import { http, queryOptions } from '@northlight/site-kit';

/** Every venue, open and planned (§7). */
export const venuesOptions = queryOptions({
  queryKey: ['/api/venues'],
  queryFn: ({ signal }) => http.get<VenueView[]>('/api/venues', { signal }),
});

/** One venue; the answer for an unknown slug is an HttpError with status 404. */
export const venueOptions = (slug: string) =>
  queryOptions({
    queryKey: ['/api/venues', slug],
    queryFn: ({ signal }) => http.get<VenueDetailView>(`/api/venues/${encodeText(slug)}`, { signal }),
  });

/** What one venue runs, by its slug, in display order. */
export const programmeOptions = (slug: string) =>
  queryOptions({
    queryKey: ['/api/venues', slug, 'experiences'],
    queryFn: ({ signal }) => http.get<VenueExperienceView[]>(`/api/venues/${encodeText(slug)}/experiences`, { signal }),
  });
