import { timeText } from '@northlight/site-kit';

/** "2:45 PM" on the clock of this browser. @param at an instant in ms */
export const untilText = (at: number): string => {
  const moment = new Date(at);
  return timeText(`${moment.getHours()}:${String(moment.getMinutes()).padStart(2, '0')}`);
};
