import { timeText } from '@northlight/site-kit';

const SECOND_MS = 1_000;

/**
 * "2:45 PM" on the clock of this browser. To the nearest second: two looks at a clock, with which it was worked out, are a
 * millisecond apart. @param at an instant in ms
 */
export const untilText = (at: number): string => {
  const moment = new Date(Math.round(at / SECOND_MS) * SECOND_MS);
  return timeText(`${moment.getHours()}:${String(moment.getMinutes()).padStart(2, '0')}`);
};
