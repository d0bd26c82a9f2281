import type { PlaceBookingDto } from '@northlight/contracts';
import type { Cents } from '../../../../platform/kernel/money.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { instantOf, localTimeOf } from '../../../../platform/kernel/venue-time.js';
import type { Catalog, VenueFacts } from '../../../catalog/index.js';
import type { Visit } from '../../domain/booking.events.js';
import { slotIdOf } from '../../domain/slot-id.js';

/** What a customer chose, as the catalogue knows it. */
export interface Choice {
  readonly visit: Visit;
  readonly zone: string;
  readonly ticketPrice: Cents;
}

type Wish = Pick<PlaceBookingDto, 'venueId' | 'experienceId' | 'date' | 'time'>;

/**
 * Looks a choice up in the catalogue and on the venue's wall clock.
 * @throws {Refusal} VENUE_NOT_FOUND, VENUE_NOT_OPEN, EXPERIENCE_NOT_FOUND, EXPERIENCE_NOT_AT_VENUE, DATE_PAST, TIME_SKIPPED
 */
export async function chosenVisit(wish: Wish, catalog: Catalog, now: Date): Promise<Choice> {
  const venue = await openVenue(wish.venueId, catalog);
  const offer = await catalog.ticketOffer(wish.experienceId);
  if (!offer) throw new Refusal('EXPERIENCE_NOT_FOUND');
  if (!(await catalog.runsAt(wish.venueId, wish.experienceId))) throw new Refusal('EXPERIENCE_NOT_AT_VENUE');
  return { visit: visitAt(wish, venue.timezone, now), zone: venue.timezone, ticketPrice: offer.price };
}

async function openVenue(venueId: number, catalog: Catalog): Promise<VenueFacts> {
  const venue = await catalog.venue(venueId);
  if (!venue) throw new Refusal('VENUE_NOT_FOUND');
  if (venue.status !== 'open') throw new Refusal('VENUE_NOT_OPEN');
  return venue;
}

function visitAt(wish: Wish, zone: string, now: Date): Visit {
  const { date, experienceId } = wish;
  const time = wish.time.slice(0, 5);
  if (date < localTimeOf(now, zone).date) throw new Refusal('DATE_PAST');
  const start = instantOf({ date, time }, zone);
  if (start === null) throw new Refusal('TIME_SKIPPED');
  return { slotId: slotIdOf(wish), experienceId, date, time, startsAt: start.toISOString() };
}
