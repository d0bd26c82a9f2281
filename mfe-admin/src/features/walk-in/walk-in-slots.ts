import { showAvailability } from '@northlight/client';
import type { AvailabilityCalendarView, SlotLoadView } from '@northlight/contracts';
import { apiQuery, timeText, useQuery } from '@northlight/site-kit';
import { wallDate } from '../../format/dates.ts';
import { texts } from '../../texts/walk-in.ts';

/** Where the desk is. */
interface Venue {
  readonly id: number;
  readonly timezone: string;
}

/** Today's slots of a venue that may still be sold, the next start first. */
export const useTodaysSlots = (venue: Venue | undefined) =>
  useQuery({ ...apiQuery(showAvailability, venue && { query: todayOf(venue) }), select: onSale, staleTime: 0 });

function todayOf({ id, timezone }: Venue) {
  const today = wallDate(timezone);
  return { venueId: id, from: today, to: today };
}

/** Those that have not begun, are not closed, and have a seat left. */
export const onSale = ({ slots, now }: AvailabilityCalendarView): SlotLoadView[] =>
  slots
    .filter(({ date, time, closed, booked, capacity }) => !closed && booked < capacity && isAhead({ date, time }, now))
    .sort((one, other) => one.time.localeCompare(other.time) || one.experienceId - other.experienceId);

const isAhead = ({ date, time }: { date: string; time: string }, now: AvailabilityCalendarView['now']): boolean =>
  date > now.date || (date === now.date && time > now.time);

/** "2:30 PM, Jurassic Ride, 12 left": one without room for the party cannot be chosen. */
export const slotOption = (slot: SlotLoadView, tickets: number, names: ReadonlyMap<number, string>) => {
  const { id, time, experienceId, capacity, booked } = slot;
  const left = capacity - booked;
  const name = names.get(experienceId) ?? texts.experience({ experienceId });
  return { value: id, label: texts.left({ time: timeText(time), name, left }), isDisabled: left < tickets };
};
