import type { OpeningHours, VenueView } from '@northlight/contracts';
import { timeText } from '@northlight/site-kit';

type Opening = Pick<VenueView, 'status' | 'openedYear' | 'estimatedOpeningYear'>;

/**
 * When a venue opened or will (§4). A planned year that has passed is not repeated (decisions.md C27).
 * @param year the year that it is now
 */
export const openingText = ({ status, openedYear, estimatedOpeningYear }: Opening, year: number): string => {
  if (status === 'open') return openedYear ? `Open since ${openedYear}` : 'Open';
  const isAhead = estimatedOpeningYear !== null && estimatedOpeningYear >= year;
  return isAhead ? `Planned opening: ${estimatedOpeningYear}` : 'Opening date to be announced';
};

export const placeText = ({ city, state }: Pick<VenueView, 'city' | 'state'>) => `${city}, ${state}`;

export const addressText = ({ address, city, state, zipCode }: VenueView) => `${address}, ${city}, ${state} ${zipCode}`;

/** Open ones first, in the order they came. */
export const openFirst = (venues: readonly VenueView[]) =>
  venues.toSorted((a, b) => Number(b.status === 'open') - Number(a.status === 'open'));

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const fromMonday = [1, 2, 3, 4, 5, 6, 0];

const hoursText = (hours: OpeningHours | null | undefined) =>
  hours ? `${timeText(hours.opens)}–${timeText(hours.closes)}` : 'Closed';

/** A week's hours from Monday on, days with the same hours in a row put together. */
export function weekText(weekHours: VenueView['weekHours']): { readonly days: string; readonly hours: string }[] {
  const runs: { first: string; last: string; hours: string }[] = [];
  for (const day of fromMonday) {
    const hours = hoursText(weekHours[day]);
    const name = dayNames[day] ?? '';
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = name;
    else runs.push({ first: name, last: name, hours });
  }
  return runs.map(({ first, last, hours }) => ({ days: first === last ? first : `${first}–${last}`, hours }));
}
