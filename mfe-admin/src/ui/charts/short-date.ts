import { dateText } from '@northlight/site-kit';

/** "Nov 20" for 2026-11-20. */
export const shortDate = (date: string): string => {
  const [month = '', day = ''] = dateText(date).replace(',', '').split(' ');
  return `${month.slice(0, 3)} ${day}`;
};

/** "November 20" */
export const dayOfMonth = (date: string): string => dateText(date).split(',')[0] ?? date;
