import { useSearchParams } from '@northlight/site-kit';
import { addDays } from '@northlight/site-kit/booking-ui';
import { isDate, wallDate } from '../../format/dates.ts';
import { withSearchParams } from '../../hooks/with-search-params.ts';
import { useOpenVenues } from '../../queries/open-venues.ts';
import type { CalendarOrder } from './calendar-rows.ts';

/** What may be changed of what is shown. */
export interface CalendarChoice {
  readonly venue?: number | undefined;
  readonly week?: string | undefined;
  readonly experience?: number | undefined;
  readonly order?: CalendarOrder | undefined;
}

/**
 * What the calendar shows, all of it in the address: the venue (the first open one unless chosen), the day that was
 * chosen (its today) with its week, one experience or all, and the order of the rows.
 */
export function useChosenWeek() {
  const { data: venues, isPending, isError, refetch } = useOpenVenues();
  const [search, setSearch] = useSearchParams();
  const requested = Number(search.get('venue'));
  const venue = venues?.find(({ id }) => id === requested) ?? venues?.[0];
  const today = venue && wallDate(venue.timezone);
  const named = search.get('week');
  const day = isDate(named) ? named : today;
  const choose = (change: CalendarChoice) => setSearch(withSearchParams({ ...change }), { replace: true });
  return {
    venues: venues ?? [],
    venue,
    today,
    day,
    experienceId: Number(search.get('experience')) || undefined,
    order: search.get('order') === 'experience' ? ('experience' as const) : ('time' as const),
    choose,
    isPending,
    isError,
    retry: () => void refetch(),
  };
}

/** The Sunday on or before a day: weeks begin as those of the site's calendars do. */
export const sundayOf = (date: string): string => addDays(date, -new Date(`${date}T00:00:00Z`).getUTCDay());

export const daysFrom = (first: string, many: number): string[] =>
  Array.from({ length: many }, (_, nth) => addDays(first, nth));
