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
