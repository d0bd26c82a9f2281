import type { OpenSlotsDto } from '@northlight/contracts';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { daysBetween, localTimeOf } from '../../../../../platform/kernel/venue-time.js';
import type { Catalog } from '../../../../catalog/index.js';
import { openingInstant } from './opening-instant.js';
import { mustBeInReach } from './opening-limit.js';
import type { SlotSpan } from './planned-slots.js';

/** Most days that are opened at once: what visitors can look at in two months. */
const MAX_SPAN_DAYS = 62;

/**
 * The span that somebody asks for, from this moment on.
 * @throws {Refusal} VENUE_NOT_FOUND, EXPERIENCE_NOT_AT_VENUE, DATE_PAST, DATE_TOO_FAR, DAYS_CROSSED, SPAN_TOO_LONG, TIME_SKIPPED
 */
export async function wantedSpan(
  { venueId, from, to, experienceId, opensAt }: OpenSlotsDto,
  catalog: Catalog,
  now: Date,
): Promise<SlotSpan> {
  const venue = await catalog.standingVenue(venueId);
  if (!venue) throw new Refusal('VENUE_NOT_FOUND');
  if (experienceId && !(await catalog.runsAt(venueId, experienceId))) throw new Refusal('EXPERIENCE_NOT_AT_VENUE');
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw new Refusal('DAYS_CROSSED');
  if (days > MAX_SPAN_DAYS) throw new Refusal('SPAN_TOO_LONG', { days: MAX_SPAN_DAYS });
  const today = localTimeOf(now, venue.timezone).date;
  if (from < today) throw new Refusal('DATE_PAST');
  mustBeInReach(to, today);
  const opening = openingInstant(opensAt, venue.timezone);
  return { from, days, experienceId, after: { zone: venue.timezone, now }, opensAt: opening };
}
