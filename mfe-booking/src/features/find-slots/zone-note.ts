import type { VenueView } from '@northlight/contracts';

const partOf = (timeZone: string | undefined, style: 'shortOffset' | 'longGeneric', at: Date): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: style })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Times are the venue's own; says so, with the zone's name, where the visitor's clock shows another time (U15). */
export const zoneNote = (
  venue: Pick<VenueView, 'timezone' | 'city'> | undefined,
  now: Date,
  ownZone?: string,
): string | undefined => {
  if (!venue || partOf(venue.timezone, 'shortOffset', now) === partOf(ownZone, 'shortOffset', now)) return undefined;
  return `All times are local to ${venue.city} (${partOf(venue.timezone, 'longGeneric', now)}).`;
};
