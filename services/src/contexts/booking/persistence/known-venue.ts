import { Refusal } from '../../../platform/kernel/refusal.js';
import type { Catalog, VenueFacts } from '../../catalog/index.js';

interface Wanted {
  readonly venueId: number;
  readonly experienceId: number;
}

/** @throws {Refusal} VENUE_NOT_FOUND, EXPERIENCE_NOT_FOUND */
export async function knownVenue({ venueId, experienceId }: Wanted, catalog: Catalog): Promise<VenueFacts> {
  const venue = await catalog.venue(venueId);
  if (!venue) throw new Refusal('VENUE_NOT_FOUND');
  if (!(await catalog.ticketOffer(experienceId))) throw new Refusal('EXPERIENCE_NOT_FOUND');
  return venue;
}
