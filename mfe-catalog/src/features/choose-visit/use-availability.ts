import { findDays, findSlots } from '@northlight/client';
import { apiQuery, queryOptions } from '@northlight/site-kit';

export interface DayQuery {
  readonly venueId: number;
  readonly experienceId: number;
  /** First and last day that the calendar shows, 'yyyy-MM-dd'. */
  readonly from: string;
  readonly to: string;
}

/** How many times are free on each day. */
export const daysOptions = (query: DayQuery | undefined) =>
  queryOptions({ ...apiQuery(findDays, query ? { query } : undefined) });

export interface SlotQuery {
  readonly venueId: number;
  readonly experienceId: number;
  readonly date: string;
}

/** Asks only once venue, experience and date are all chosen (§7). */
export const slotsOptions = (query: SlotQuery | undefined) =>
  queryOptions({ ...apiQuery(findSlots, query ? { query } : undefined), staleTime: 0 });
