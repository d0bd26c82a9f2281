import type { DayView, SlotView } from '@northlight/contracts';
import { http, queryOptions, skipToken } from '@northlight/site-kit';

export interface DayQuery {
  readonly venueId: number;
  readonly experienceId: number;
  /** First and last day that the calendar shows, 'yyyy-MM-dd'. */
  readonly from: string;
  readonly to: string;
}

/** How many times are free on each day; a Map, because the calendar looks them up by date. */
export const daysOptions = (query: DayQuery | undefined) =>
  queryOptions({
    queryKey: ['/api/availability/days', query],
    queryFn: query ? ({ signal }) => http.get<DayView[]>('/api/availability/days', { query, signal }) : skipToken,
    select: (days) => new Map(days.map(({ date, openSlots }) => [date, openSlots])),
  });

export interface SlotQuery {
  readonly venueId: number;
  readonly experienceId: number;
  readonly date: string;
}

/** Asks only once venue, experience and date are all chosen (§7). */
export const slotsOptions = (query: SlotQuery | undefined) =>
  queryOptions({
    queryKey: ['/api/availability', query],
    queryFn: query ? ({ signal }) => http.get<SlotView[]>('/api/availability', { query, signal }) : skipToken,
    // seats go while one looks around: what was loaded on an earlier visit to the page is asked again
    staleTime: 0,
  });
