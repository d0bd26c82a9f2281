import type { VenueView } from '@northlight/contracts';
import { zoneName } from '../../zone-text.ts';

/** Times are the venue's own; says so, with the zone's name, where the visitor's clock shows another time (U15). */
export const zoneNote = (
  venue: Pick<VenueView, 'timezone' | 'city'> | undefined,
  now: Date,
  ownZone?: string,
): string | undefined => {
  const zone = venue && zoneName(venue.timezone, now, ownZone);
  return zone && `All times are local to ${venue.city} (${zone}).`;
};
