import { addDaysTo, localTimeOf } from '../../../platform/kernel/venue-time.js';

/** Until then (HH:mm) the day before is still going on: late shows end, and the desk notes who came. */
const dayEnds = '06:00';

/** The last date (yyyy-MM-dd) whose visits are over on the venue's wall: at six in the morning, the day before (ADR 0044). */
export function lastDayOver(now: Date, zone: string): string {
  const { date, time } = localTimeOf(now, zone);
  return addDaysTo(date, time < dayEnds ? -2 : -1);
}
