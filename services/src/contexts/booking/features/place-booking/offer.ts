import type { Cents } from '../../../../platform/kernel/money.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import type { Catalog } from '../../../catalog/index.js';

/** What a venue sells, as the catalogue knows it. */
export interface Offer {
  /** The venue's zone: its wall clock decides. */
  readonly zone: string;
  readonly ticketPrice: Cents;
}

/** What is looked up: one experience at one venue. */
export interface OfferKey {
  readonly venueId: number;
  readonly experienceId: number;
}

/** @throws {Refusal} VENUE_NOT_FOUND, VENUE_NOT_OPEN, EXPERIENCE_NOT_FOUND, EXPERIENCE_NOT_AT_VENUE */
export async function offerAt({ venueId, experienceId }: OfferKey, catalog: Catalog): Promise<Offer> {
  const [venue, offer, runs] = await Promise.all([
    catalog.venue(venueId),
    catalog.ticketOffer(experienceId),
    catalog.runsAt(venueId, experienceId),
  ]);
  if (!venue) throw new Refusal('VENUE_NOT_FOUND');
  if (venue.status !== 'open') throw new Refusal('VENUE_NOT_OPEN');
  if (!offer) throw new Refusal('EXPERIENCE_NOT_FOUND');
  if (!runs) throw new Refusal('EXPERIENCE_NOT_AT_VENUE');
  return { zone: venue.timezone, ticketPrice: offer.price };
}
