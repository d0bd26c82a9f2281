import { Temporal } from 'temporal-polyfill';

/** A point on a venue's own wall: its calendar date and clock time, without a zone. */
export interface LocalTime {
  /** yyyy-MM-dd */
  readonly date: string;
  /** HH:mm */
  readonly time: string;
}

/**
 * The instant at which a venue's wall shows `local`. On the night when clocks go back, the first of the two.
 * Returns null for a time that the wall never shows (the hour that clocks skip).
 */
export function instantOf({ date, time }: LocalTime, zone: string): Date | null {
  const name = `${date} ${time} ${zone}`;
  let known = workedOut.get(name);
  if (known === undefined) {
    known = workOutInstant({ date, time }, zone)?.getTime() ?? null;
    if (workedOut.size >= MAX_CACHED) workedOut.clear();
    workedOut.set(name, known);
  }
  return known === null ? null : new Date(known);
}

/** Instants that were asked for lately: the same few thousand slots are asked about all the time. */
const workedOut = new Map<string, number | null>();
const MAX_CACHED = 20_000;

/** From the offsets of the zone alone: the clock of the machine, which may change in the same night, has no say. */
function workOutInstant({ date, time }: LocalTime, zone: string): Date | null {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  const wall = Temporal.PlainDateTime.from({ year, month, day, hour, minute });
  const { epochMilliseconds } = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const instant = new Date(epochMilliseconds);
  const shown = localTimeOf(instant, zone);
  return shown.date === date && shown.time === time.slice(0, 5) ? instant : null;
}

/** What a venue's wall shows at an instant. */
export function localTimeOf(instant: Date, zone: string): LocalTime {
  const minute = Math.floor(instant.getTime() / 60_000);
  const last = lastShown.get(zone);
  if (last?.minute === minute) return last.shown;
  const shown = workOutLocalTime(instant, zone);
  lastShown.set(zone, { minute, shown });
  return shown;
}

/** The minute that each zone was asked about last: most who ask mean the present. */
const lastShown = new Map<string, { readonly minute: number; readonly shown: LocalTime }>();

function workOutLocalTime(instant: Date, zone: string): LocalTime {
  const [date = '', time = ''] = wallAt(instant, zone).toString({ smallestUnit: 'minute' }).split('T');
  return { date, time };
}

/** Date and time of the day, to the second, of an instant in a zone: `2026-11-28 14:30:05`. */
export const timestampOf = (instant: Date, zone: string): string =>
  wallAt(instant, zone).toString({ smallestUnit: 'second' }).replace('T', ' ');

const wallAt = (instant: Date, zone: string): Temporal.PlainDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone).toPlainDateTime();

/** The calendar date `days` after `date`. */
export function addDaysTo(date: string, days: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** The first instant of a date on the wall. No zone of a venue skips midnight; where one did, the day would begin an hour later. */
export const startOfDay = (date: string, zone: string): Date =>
  instantOf({ date, time: '00:00' }, zone) ?? instantOf({ date, time: '01:00' }, zone) ?? new Date(`${date}T00:00:00Z`);

/** How many days `to` comes after `from`; 0 for the same date. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Weekday of a calendar date, 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Where the company is: its dates and nights, where no venue is meant. */
export const officeZone = 'America/New_York';

/** A calendar date as visitors read it: `November 28, 2026` (§1). */
export const dateInWords = (date: string): string => dateWords.format(new Date(`${date}T00:00:00Z`));

const dateWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A clock time as visitors read it: `2:30 PM` (§1). */
export function timeInWords(time: string): string {
  const { hour, minute } = Temporal.PlainTime.from(time);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The clock time of an instant as visitors read it; with the letters of its zone in the hour that comes twice. */
export function clockInWords(instant: Date, zone: string): string {
  const wall = wallAt(instant, zone);
  const [first, last] = (['earlier', 'later'] as const).map(
    (disambiguation) => wall.toZonedDateTime(zone, { disambiguation }).epochMilliseconds,
  );
  const words = timeInWords(wall.toPlainTime().toString());
  return first === last ? words : `${words} ${zoneLetters(instant, zone)}`;
}

const zoneLetters = (instant: Date, timeZone: string): string | undefined =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
