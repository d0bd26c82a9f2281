import { Refusal } from '../../../../platform/kernel/refusal.js';
import { instantOf, localTimeOf } from '../../../../platform/kernel/venue-time.js';
import { type SlotKey, slotIdOf } from '../slot/slot-id.js';
import type { Visit } from './booking.events.js';

/** The venue's zone, whose wall clock decides, and the present. */
export interface WallClock {
  readonly zone: string;
  readonly now: Date;
}

/** The visit that a chosen date and time mean. @throws {Refusal} DATE_PAST, TIME_SKIPPED */
export function visitAt(key: SlotKey, { zone, now }: WallClock): Visit {
  const { date, experienceId } = key;
  const time = key.time.slice(0, 5);
  if (date < localTimeOf(now, zone).date) throw new Refusal('DATE_PAST');
  const start = instantOf({ date, time }, zone);
  if (start === null) throw new Refusal('TIME_SKIPPED');
  return { slotId: slotIdOf(key), experienceId, date, time, startsAt: start.toISOString() };
}

// guard: hours are real ones, also over a change of clocks
/** Real elapsed hours before the start, also over a night when the clocks change. */
export const hoursBefore = ({ startsAt }: Visit, hours: number): Date =>
  new Date(Date.parse(startsAt) - hours * 3_600_000);

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
