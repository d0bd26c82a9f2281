import { addDaysTo } from '../../../platform/kernel/venue-time.js';

/** So many calendar days from one on, that one included: yyyy-MM-dd. */
export const daysFrom = (first: string, days: number): string[] =>
  Array.from({ length: days }, (_, nth) => addDaysTo(first, nth));

/** Of several days the last; undefined of none. */
export const latest = (days: readonly string[]): string | undefined => [...days].sort().at(-1);
