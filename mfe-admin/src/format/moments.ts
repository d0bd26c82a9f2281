import type { ChangeView } from '@northlight/contracts';
import { headquartersZone, serverNow } from '@northlight/site-kit';
import { texts } from '../texts/common.ts';

/** Whose clock every moment of the admin is told by; its bar names it. */
const clock = { zone: headquartersZone };

/** The zone of the clock that the bar of the admin shows. */
export const clockZone = (): string => clock.zone;

/** From the next render on, moments are told by this clock. */
export const tellBy = (zone: string): void => {
  clock.zone = zone;
};

type Style = Intl.DateTimeFormatOptions;

const styles = {
  moment: { dateStyle: 'medium', timeStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  shortDay: { dateStyle: 'medium' },
  day: { dateStyle: 'long' },
  time: { timeStyle: 'short' },
  wall: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', second: '2-digit' },
  zone: { timeZoneName: 'shortGeneric' },
  hour: { hour: '2-digit', hourCycle: 'h23' },
  parts: {
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
    hourCycle: 'h23',
  },
} as const satisfies Record<string, Style>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Costly to make, and asked for in every line of a table. */
function formatOf(style: keyof typeof styles, timeZone: string): Intl.DateTimeFormat {
  const key = `${style} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { ...styles[style], timeZone });
  formats.set(key, made);
  return made;
}

const formatted = (style: keyof typeof styles, at: string | number, zone = clock.zone): string =>
  formatOf(style, zone).format(new Date(at));

/** An instant by the clock of the admin: "Nov 22, 2026, 10:30:00 AM". */
export const momentText = (at: string): string => formatted('moment', at);

/** The same to the minute: "Nov 22, 2026, 10:30 AM". */
export const minuteText = (at: string): string => formatted('minute', at);

/** A day and a time on the wall of a venue in the same words; times of day stay what they are. */
export const visitText = (date: string, time: string): string => formatted('minute', `${date}T${time}Z`, 'UTC');

/** The time of day alone: "10:30 AM". */
export const clockText = (at: string | number): string => formatted('time', at);

/** The day of an instant: "November 22, 2026". */
export const momentDay = (at: string): string => formatted('day', at);

/** 'MMM d, yyyy', as in a list (§9). */
export const shortDay = (at: string): string => formatted('shortDay', at);

/** 'MMMM d, yyyy h:mm a', as in a detail (§9). */
export const wholeMoment = (at: string): string => `${momentDay(at)} ${clockText(at)}`;

/** An instant on the wall of a venue, "Nov 20, 10:30:00 AM"; it names its zone where that is not the clock's. */
export const wallText = (at: string, timeZone: string): string => {
  const text = formatted('wall', at, timeZone);
  return offsetAt(Date.parse(at), timeZone) === offsetAt(Date.parse(at)) ? text : `${text} ${zoneName(timeZone)}`;
};

/** What a zone is called in short: "ET". */
export const zoneName = (timeZone: string = clock.zone): string =>
  formatOf('zone', timeZone)
    .formatToParts(new Date(serverNow()))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** The hour that it is on the wall of a zone, 0 to 23. */
export const hourIn = (timeZone: string, at: number): number => Number(formatted('hour', at, timeZone));

const DAY_MS = 86_400_000;

/** The first moment of a day by the clock, or of one `later` days after it; undefined where it is no day. */
export function dayStart(day: string | undefined, later = 0): string | undefined {
  const midnight = Date.parse(`${day}T00:00:00Z`) + later * DAY_MS;
  if (Number.isNaN(midnight)) return undefined;
  const near = midnight - offsetAt(midnight);
  return new Date(midnight - offsetAt(near)).toISOString(); // a second look, since the clocks may change between
}

/** Milliseconds by which the wall of a zone is ahead of Greenwich at an instant. */
function offsetAt(at: number, zone = clock.zone): number {
  const part = Object.fromEntries(
    formatOf('parts', zone)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day, hour, minute, second } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

const names: Readonly<Record<string, string>> = {
  visitor: texts.aVisitor2,
  worker: texts.theSystem2,
  seed: texts.demoData2,
};

/** Who it was, for people: `user:7` is "user 7". */
export const whoText = (actor: string | null): string =>
  actor === null ? 'unknown' : (names[actor] ?? actor.replace(':', ' '));

/** What changed: "capacity 20 → 12"; instants on the venue's own wall. */
export function changeText({ what, from, to }: ChangeView, timezone: string): string {
  const text = (value: string | number | null) => {
    if (typeof value === 'string' && instant.test(value)) return wallText(value, timezone);
    return value === 'cancelled' ? texts.canceled : (value ?? texts.none);
  };
  return from === null ? `${what} ${text(to)}` : `${what} ${text(from)} → ${text(to)}`;
}

/** What an instant looks like where it is one value among others. */
export const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
