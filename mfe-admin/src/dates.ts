import { serverNow } from '@northlight/site-kit';
import { textOfDate, todayIn } from '@northlight/site-kit/booking-ui';

/** The date on the wall of a house in this zone, 'yyyy-MM-dd'. */
export const wallDate = (timeZone: string): string => todayIn(timeZone);

/** Today by this browser's own calendar, 'yyyy-MM-dd'. */
export const localToday = (): string => textOfDate(new Date(serverNow()));

/** Whether a text is written as a date: 'yyyy-MM-dd'. */
export const isDate = (text: string | null | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** The weekdays in the order in which they are shown; Sunday is 0. */
export const fromMonday: readonly number[] = [1, 2, 3, 4, 5, 6, 0];
