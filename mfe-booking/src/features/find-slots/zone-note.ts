import type { VenueView } from '@northlight/contracts';
import { texts } from '../../texts/find-slots.ts';
import { zoneName } from '../../zone-text.ts';

/** Times are the venue's own; says so, with the zone's name, where the visitor's clock shows another time on that day (U15). */
export const zoneNote = (
  venue: Pick<VenueView, 'timezone' | 'city'> | undefined,
  date: string,
  ownZone?: string,
): string | undefined => {
  const zone = venue && zoneName(venue.timezone, new Date(`${date}T12:00:00Z`), ownZone);
  return zone && texts.allTimesAreLocal({ city: venue.city, zone });
};
