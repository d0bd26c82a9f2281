/** Minutes for which a hold is extended where the house rules name none (decisions.md 1.2). */
const usualMinutes = 15;

/** When a hold ends that begins at `at` (an ISO instant); null where holds do not end. */
export const holdEndOf = (at: Date, minutes: number | null): string | null =>
  minutes === null ? null : minutesAfter(at, minutes);

/** When a hold ends that is extended at `at`: never after the visit has started. */
export function extendedEndOf(at: Date, startsAt: string, minutes: number | null): string {
  const end = minutesAfter(at, minutes ?? usualMinutes);
  return end < startsAt ? end : startsAt;
}

/** Real elapsed minutes, also over a night when the clocks change. */
const minutesAfter = (at: Date, minutes: number): string => new Date(at.getTime() + minutes * 60_000).toISOString();
