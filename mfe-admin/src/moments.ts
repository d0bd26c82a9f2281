import type { ChangeView } from '@northlight/contracts';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** An instant as this browser's clock shows it: "Nov 22, 2026, 10:30:00 AM". */
export const momentText = (at: string): string => moment.format(new Date(at));

const minute = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The same to the minute: "Nov 22, 2026, 10:30 AM". */
export const minuteText = (at: string): string => minute.format(new Date(at));

/** The day of an instant by this browser's calendar: "November 22, 2026". */
export const momentDay = (at: string): string => day.format(new Date(at));

/** An instant on the venue's own wall: "Nov 20, 10:30:00 AM". */
export const wallText = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  }).format(new Date(at));

const names: Readonly<Record<string, string>> = {
  visitor: 'a visitor',
  worker: 'the system',
  seed: 'the demo data',
};

/** Who it was, for people: `user:7` is "user 7". */
export const whoText = (actor: string | null): string =>
  actor === null ? 'unknown' : (names[actor] ?? actor.replace(':', ' '));

/** What changed: "capacity 20 → 12"; instants on the venue's own wall. */
export function changeText({ what, from, to }: ChangeView, timezone: string): string {
  const text = (value: string | number | null) =>
    typeof value === 'string' && instant.test(value) ? wallText(value, timezone) : (value ?? 'none');
  return from === null ? `${what} ${text(to)}` : `${what} ${text(from)} → ${text(to)}`;
}

/** What an instant looks like where it is one value among others. */
export const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
