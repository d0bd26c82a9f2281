import { addressText, type CollectionPlace } from '@northlight/contracts';
import type { VenueFacts } from '../../catalog/index.js';

/** A venue as the place of a collection. */
export const collectionPlaceOf = (venue: VenueFacts): CollectionPlace => ({
  venueId: venue.id,
  name: venue.name,
  slug: venue.slug,
  address: addressText(venue),
  timezone: venue.timezone,
  weekHours: venue.weekHours,
});
