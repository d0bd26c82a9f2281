import { listVenueExperiences, listVenues, showVenue } from '@northlight/client';
import { apiQuery } from '@northlight/site-kit';

/** Every venue, open and planned (§7). */
export const venuesOptions = apiQuery(listVenues, {});

/** One venue; the answer for an unknown slug is an HttpError with status 404. */
export const venueOptions = (slug: string) => apiQuery(showVenue, { params: { slug } });

/** What one venue runs, by its slug, in display order. */
export const programmeOptions = (slug: string) => apiQuery(listVenueExperiences, { params: { slugOrId: slug } });
