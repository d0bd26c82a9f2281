import { NIGHT_ENDS } from '@northlight/contracts';
import { addDaysTo, type LocalTime, localTimeOf } from '../../../../platform/kernel/venue-time.js';

/** The last date (yyyy-MM-dd) whose visits are over on the venue's wall: at six in the morning, the day before (ADR 0044). */
export function lastDayOver(now: Date, zone: string): string {
  const { date, time } = localTimeOf(now, zone);
  // guard: a day goes on until six in the morning
  return addDaysTo(date, time < NIGHT_ENDS ? -2 : -1);
}

/** Whether a visit is on today's date, or in the night that ends what goes on now: what starts at one is of the evening before. */
export function isOfToday(visit: LocalTime, now: Date, zone: string): boolean {
  const onTheWall = localTimeOf(now, zone);
  return visit.date === onTheWall.date || eveningOf(visit) === eveningOf(onTheWall);
}

/** The date of the evening that a start belongs to. */
export const eveningOf = ({ date, time }: LocalTime): string => (time < NIGHT_ENDS ? addDaysTo(date, -1) : date);
