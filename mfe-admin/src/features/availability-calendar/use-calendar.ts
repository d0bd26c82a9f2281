import { showAvailability } from '@northlight/client';
import { apiQuery, keepPreviousData, useQuery } from '@northlight/site-kit';
import { addDays } from '@northlight/site-kit/booking-ui';

/** Others sell meanwhile; an answer that has not changed costs a few bytes (304). */
const POLL_MS = 10_000;

/** Which days of which venue. */
export interface CalendarSpan {
  readonly venueId: number;
  /** The first day that is shown. */
  readonly from: string;
  readonly days: number;
}

/** How full the slots of these days are; asked again while somebody looks. */
export const useCalendar = (span: CalendarSpan | undefined) =>
  useQuery({
    ...apiQuery(showAvailability, span ? { query: queryOf(span) } : undefined),
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });

const queryOf = ({ venueId, from, days }: CalendarSpan) => ({ venueId, from, to: addDays(from, days - 1) });
