import type { DayView, SlotView } from '@northlight/contracts';
import { http, queryOptions, skipToken, useQueryClient } from '@northlight/site-kit';
import { addDays } from '@northlight/site-kit/booking-ui';

/** What the calendar needs to know; `today` is the venue's. */
export interface DaysWanted {
  readonly venueId: number;
  readonly experienceId: number;
  readonly today: string;
}

/** GET /api/availability asks for exactly these (§7). */
export interface SlotsWanted {
  readonly venueId: number;
  readonly experienceId: number;
  readonly date: string;
}

const slotsPath = '/api/availability';
const daysPath = '/api/availability/days';

/** The longest span that one question about days may have. */
const longestSpan = 62;

/** The days with slots from today on; only when venue and experience are chosen. */
export const daysQuery = (wanted: DaysWanted | undefined) =>
  queryOptions({
    queryKey: [daysPath, wanted],
    queryFn: wanted ? ({ signal }) => ask<DayView[]>(daysPath, spanOf(wanted), signal) : skipToken,
  });

/** The slots of a day; only when venue, experience and date are all chosen (§7). */
export const slotsQuery = (wanted: SlotsWanted | undefined) =>
  queryOptions({
    queryKey: [slotsPath, wanted],
    queryFn: wanted ? ({ signal }) => ask<SlotView[]>(slotsPath, wanted, signal) : skipToken,
  });

/** Asks again for slots and days: before and after an own booking, and when the server refuses one (G48). */
export const useRefreshSlots = () => {
  const client = useQueryClient();
  return async () => {
    await Promise.all([slotsPath, daysPath].map((path) => client.invalidateQueries({ queryKey: [path] })));
  };
};

const spanOf = ({ today, ...rest }: DaysWanted) => ({ ...rest, from: today, to: addDays(today, longestSpan - 1) });

const ask = async <Answer>(path: string, query: object, signal: AbortSignal): Promise<Answer> => {
  try {
    return await http.get<Answer>(path, { query, signal });
  } catch (cause) {
    throw new Error('Failed to fetch availability', { cause }); // §8
  }
};

/** The last day with slots, as far as is known: what lies behind it is not open for booking yet. */
export const lastDayOf = (days: readonly DayView[] | undefined, today: string): string =>
  days?.at(-1)?.date ?? addDays(today, longestSpan - 1);
