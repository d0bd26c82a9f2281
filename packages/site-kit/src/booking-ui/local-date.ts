import { serverNow } from '@northlight/site-kit';

/** A venue's local date 'yyyy-MM-dd' as a Date at noon here: noon exists on every day in every zone. */
export const dateOf = (text: string): Date => {
  const [year = 1970, month = 1, day = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
};

const pad = (part: number) => String(part).padStart(2, '0');

/** The calendar date of a Date as this browser shows it: 'yyyy-MM-dd'. */
export const textOfDate = (date: Date): string =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

/** '2026-11-30' and 2 → '2026-12-02'. */
export const addDays = (text: string, days: number): string => {
  const date = dateOf(text);
  date.setDate(date.getDate() + days);
  return textOfDate(date);
};

/** The date on the venue's wall calendar at an instant; `timeZone` is an IANA name. */
export const dateIn = (timeZone: string, at: Date): string => {
  const part = Object.fromEntries(
    calendarOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${part.year}-${part.month}-${part.day}`;
};

/** Today there, as the server would say: a browser's clock may be days off. */
export const todayIn = (timeZone: string): string => dateIn(timeZone, new Date(serverNow()));

const calendars = new Map<string, Intl.DateTimeFormat>();

/** Costly to make, and asked for on each render. */
const calendarOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  calendars.set(timeZone, made);
  return made;
};
