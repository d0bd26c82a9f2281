import { listVenueExperiences, listVenues } from '@northlight/client';
import { apiQuery, callApi, queryOptions, skipToken } from '@northlight/site-kit';

/** GET /api/venues. The key is the address (§7), so that every front shares what one of them has loaded. */
export const venuesQuery = apiQuery(listVenues, {});

/** GET /api/venues/{venueId}/experiences, once a venue is chosen (§4). */
export const experiencesQuery = (venueId: number | null) =>
  queryOptions({
    queryKey: apiQuery(listVenueExperiences, inputOf(venueId)).queryKey,
    queryFn: venueId === null ? skipToken : ({ signal }) => fetchExperiences(venueId, signal),
  });

const inputOf = (venueId: number | null) => ({ params: { slugOrId: venueId ?? 0 } });

const fetchExperiences = (venueId: number, signal: AbortSignal) =>
  callApi(listVenueExperiences, inputOf(venueId), { signal }).catch((cause: unknown) => {
    throw new Error('Failed to fetch experiences', { cause }); // §8
  });
