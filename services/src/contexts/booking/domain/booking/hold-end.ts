/** Minutes for which a hold is extended where the booking policy names none (decisions.md 1.2). */
const DEFAULT_HOLD_MINUTES = 15;

/** When a hold ends that begins at `at`: never after the visit has started (an ISO instant); null where holds do not end. */
export const holdEndOf = (at: Date, startsAt: string, minutes: number | null): string | null =>
  minutes === null ? null : earlierOf(minutesAfter(at, minutes), startsAt);

/** When a hold ends that is extended at `at`: never after the visit has started, either. */
export const extendedEndOf = (at: Date, startsAt: string, minutes: number | null): string =>
  earlierOf(minutesAfter(at, minutes ?? DEFAULT_HOLD_MINUTES), startsAt);

// guard: a hold is not extended beyond the start
const earlierOf = (one: string, other: string): string => (one < other ? one : other);

/** Real elapsed minutes, also over a night when the clocks change. */
const minutesAfter = (at: Date, minutes: number): string => new Date(at.getTime() + minutes * 60_000).toISOString();
