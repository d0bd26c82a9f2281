import type { VenueExperienceView, VenueView } from '@northlight/contracts';
import { http, queryOptions, skipToken } from '@northlight/site-kit';

/** GET /api/venues. The key is the address (§7), so that every front shares what one of them has loaded. */
export const venuesQuery = queryOptions({
  queryKey: ['/api/venues'],
  queryFn: ({ signal }) => http.get<VenueView[]>('/api/venues', { signal }),
});

/** GET /api/venues/{venueId}/experiences, once a venue is chosen (§4). */
export const experiencesQuery = (venueId: number | null) => {
  const path = `/api/venues/${venueId}/experiences`;
  return queryOptions({
    queryKey: [path],
    queryFn: venueId === null ? skipToken : ({ signal }) => fetchExperiences(path, signal),
  });
};

const fetchExperiences = async (path: string, signal: AbortSignal): Promise<VenueExperienceView[]> => {
  try {
    return await http.get<VenueExperienceView[]>(path, { signal });
  } catch (cause) {
    throw new Error('Failed to fetch experiences', { cause }); // §8
  }
};
