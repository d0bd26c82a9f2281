import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { instantOf } from '../../../../../platform/kernel/venue-time.js';

/**
 * The instant (ISO) that a time on the wall of a venue means, `yyyy-MM-ddTHH:mm`; undefined where none was given.
 * @throws {Refusal} TIME_SKIPPED
 */
export function openingInstant(wall: string | undefined, zone: string): string | undefined {
  if (!wall) return undefined;
  const [date = '', time = ''] = wall.split('T');
  const instant = instantOf({ date, time }, zone);
  if (instant === null) throw new Refusal('TIME_SKIPPED');
  return instant.toISOString();
}
