import type { PlaceBookingDto } from '@northlight/contracts';
import type { Cents } from '../../../../platform/kernel/money.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import type { Catalog, VenueFacts } from '../../../catalog/index.js';
import type { Visit } from '../../domain/booking.events.js';
import { visitAt } from '../../domain/visit.js';

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
  const { timezone: zone } = await openVenue(wish.venueId, catalog);
  const offer = await catalog.ticketOffer(wish.experienceId);
  if (!offer) throw new Refusal('EXPERIENCE_NOT_FOUND');
  if (!(await catalog.runsAt(wish.venueId, wish.experienceId))) throw new Refusal('EXPERIENCE_NOT_AT_VENUE');
  return { visit: visitAt(wish, { zone, now }), zone, ticketPrice: offer.price };
}

async function openVenue(venueId: number, catalog: Catalog): Promise<VenueFacts> {
  const venue = await catalog.venue(venueId);
  if (!venue) throw new Refusal('VENUE_NOT_FOUND');
  if (venue.status !== 'open') throw new Refusal('VENUE_NOT_OPEN');
  return venue;
}
