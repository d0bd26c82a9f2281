import type { Cents } from '../../../../../platform/kernel/money.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import type { Programme } from '../../../../catalog/index.js';

/** What is sold: the venue's zone, whose wall clock decides, and the ticket's price before any discount. */
export interface ExperienceForSale {
  readonly zone: string;
  readonly ticketPrice: Cents;
}

/**
 * One experience on the programme of a venue.
 * @throws {Refusal} VENUE_NOT_FOUND, VENUE_NOT_OPEN, EXPERIENCE_NOT_FOUND, EXPERIENCE_NOT_AT_VENUE
 */
export function saleOf(programme: Programme | undefined, experienceId: number): ExperienceForSale {
  if (!programme) throw new Refusal('VENUE_NOT_FOUND');
  if (programme.status !== 'open') throw new Refusal('VENUE_NOT_OPEN');
  const ticket = programme.tickets.get(experienceId);
  if (!ticket) throw new Refusal('EXPERIENCE_NOT_FOUND');
  if (!ticket.runsHere) throw new Refusal('EXPERIENCE_NOT_AT_VENUE');
  return { zone: programme.timezone, ticketPrice: ticket.price };
}
