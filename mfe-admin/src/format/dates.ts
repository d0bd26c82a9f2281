import { NIGHT_ENDS } from '@northlight/contracts';
import { serverNow } from '@northlight/site-kit';
import { addDays, todayIn } from '@northlight/site-kit/booking-ui';
import { clockZone, hourIn } from './moments.ts';

/** The date on the wall of a house in this zone, 'yyyy-MM-dd'. */
export const wallDate = (timeZone: string): string => todayIn(timeZone);

/** The day that the desk of a venue in this zone works on: until six in the morning, the one before. */
export const deskDay = (timeZone: string): string => {
  const today = todayIn(timeZone);
  return hourIn(timeZone, serverNow()) < Number.parseInt(NIGHT_ENDS, 10) ? addDays(today, -1) : today;
};

/** Today by the clock of the admin, 'yyyy-MM-dd'. */
export const clockToday = (): string => todayIn(clockZone());

/** Whether a text is written as a date: 'yyyy-MM-dd'. */
export const isDate = (text: string | null | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** The weekdays in the order in which they are shown; Sunday is 0. */
export const fromMonday: readonly number[] = [1, 2, 3, 4, 5, 6, 0];
