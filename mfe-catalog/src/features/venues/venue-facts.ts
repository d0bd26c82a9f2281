import type { OpeningHours, VenueClosure, VenueView } from '@northlight/contracts';
import { timeText } from '@northlight/site-kit';
import { todayIn } from '@northlight/site-kit/booking-ui';
import { texts } from '../../texts/venues.ts';

/** Open ones first, in the order they came. */
export const openFirst = (venues: readonly VenueView[]) =>
  venues.toSorted((a, b) => Number(b.status === 'open') - Number(a.status === 'open'));

const dayNames = [
  texts.sunday,
  texts.monday,
  texts.tuesday,
  texts.wednesday,
  texts.thursday,
  texts.friday,
  texts.saturday,
];
const fromMonday = [1, 2, 3, 4, 5, 6, 0];

const hoursText = (hours: OpeningHours | null | undefined) =>
  hours ? `${timeText(hours.opens)}–${timeText(hours.closes)}` : texts.closed;

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

/** The date on the wall of a house in this zone, 'yyyy-MM-dd'. */
export const wallDate = (timeZone: string) => todayIn(timeZone);

type Days = Pick<VenueView, 'weekHours'> & { readonly closures: readonly VenueClosure[] };

/**
 * What somebody who comes today wants to know: the hours, or why the house is shut.
 * @param today the date on the venue's own wall, 'yyyy-MM-dd'
 */
export function todayText({ weekHours, closures }: Days, today: string): string {
  const closure = closures.find(({ date }) => date === today);
  if (closure) return texts.closedToday({ reason: closure.reason });
  const hours = weekHours[new Date(`${today}T00:00:00Z`).getUTCDay()];
  return hours ? texts.openToday({ hours: hoursText(hours) }) : texts.closedToday2;
}
