export interface Link {
  readonly label: string;
  readonly url: string;
}

/** What a mail says, before it has a form. */
export interface Letter {
  readonly productName: string;
  /** What it is about, in large letters. */
  readonly heading: string;
  /** Its lines stay lines. */
  readonly greeting: string;
  /** The name that a visitor typed, greeted with in front of the greeting: only where it cannot be an advertisement. */
  readonly greets?: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** What somebody else wrote, kept apart from our own words; its lines stay lines. */
  readonly quote?: string;
  /** The one thing to do now, where there is one. */
  readonly action?: Link;
  /** Several of a kind, where there is not one thing to do. */
  readonly links?: readonly Link[];
  readonly notes: readonly string[];
}

/** Made once, as it takes long to make. A calendar day has no zone: it is read and written in the same one. */
const fullDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** A date as people write it: `Saturday, November 28, 2026`. @param date yyyy-MM-dd */
export const dayInWords = (date: string): string => fullDay.format(new Date(date));

/** A time as people write it: `2:30 PM`. @param time HH:mm */
export function timeInWords(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}
