import type { ChangeView } from '@northlight/contracts';

/** An instant on the venue's own wall: "Nov 20, 10:30:00 AM". */
export const momentText = (at: string, timeZone: string): string =>
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
    typeof value === 'string' && instant.test(value) ? momentText(value, timezone) : (value ?? 'none');
  return from === null ? `${what} ${text(to)}` : `${what} ${text(from)} → ${text(to)}`;
}

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
