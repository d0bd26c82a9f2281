import { Refusal } from '../../../../platform/kernel/refusal.js';
import type { Catalog, Programme } from '../../../catalog/index.js';

interface Wanted {
  readonly venueId: number;
  readonly experienceId: number;
}

/** @throws {Refusal} VENUE_NOT_FOUND, EXPERIENCE_NOT_FOUND */
export async function knownVenue({ venueId, experienceId }: Wanted, catalog: Catalog): Promise<Programme> {
  const programme = await catalog.programme(venueId);
  if (!programme) throw new Refusal('VENUE_NOT_FOUND');
  if (!programme.tickets.has(experienceId)) throw new Refusal('EXPERIENCE_NOT_FOUND');
  return programme;
}
