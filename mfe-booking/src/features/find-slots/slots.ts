import { findDays, findSlots } from '@northlight/client';
import type { DayView } from '@northlight/contracts';
import { apiQuery, callApi, queryOptions, refresh, skipToken, useQueryClient } from '@northlight/site-kit';
import { addDays } from '@northlight/site-kit/booking-ui';

/** What the calendar needs to know; `today` is the venue's. */
export interface DaysQuery {
  readonly venueId: number;
  readonly experienceId: number;
  readonly today: string;
}

/** GET /api/availability asks for exactly these (§7). */
export interface SlotsQuery {
  readonly venueId: number;
  readonly experienceId: number;
  readonly date: string;
}

/** The longest span that one question about days may have. */
const MAX_SPAN_DAYS = 62;

/** The days with slots from today on; only when venue and experience are chosen. */
export const daysQuery = (wanted: DaysQuery | undefined) =>
  queryOptions({
    queryKey: apiQuery(findDays, wanted && { query: spanOf(wanted) }).queryKey,
    queryFn: wanted
      ? ({ signal }) => callApi(findDays, { query: spanOf(wanted) }, { signal }).catch(failed)
      : skipToken,
  });

/** The slots of a day; only when venue, experience and date are all chosen (§7). */
export const slotsQuery = (wanted: SlotsQuery | undefined) =>
  queryOptions({
    queryKey: apiQuery(findSlots, wanted && { query: wanted }).queryKey,
    queryFn: wanted ? ({ signal }) => callApi(findSlots, { query: wanted }, { signal }).catch(failed) : skipToken,
  });

const failed = (cause: unknown): never => {
  throw new Error('Failed to fetch availability', { cause }); // §8
};

/** Asks again for slots and days: before and after an own booking, and when the server refuses one (G48). */
export const useRefreshSlots = () => {
  const client = useQueryClient();
  return () => refresh(client, findSlots);
};

const spanOf = ({ today, ...rest }: DaysQuery) => ({ ...rest, from: today, to: addDays(today, MAX_SPAN_DAYS - 1) });

/** The last day with slots, as far as is known: what lies behind it is not open for booking yet. */
export const lastDayOf = (days: readonly DayView[] | undefined, today: string): string =>
  days?.at(-1)?.date ?? addDays(today, MAX_SPAN_DAYS - 1);
