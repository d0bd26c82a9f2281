import type { Work } from '../../platform/event-store/work.js';
import { Refusal } from '../../platform/kernel/refusal.js';
import type { Catalog } from '../catalog/index.js';
import { type AwaitedSlot, passesOn, type SeatDecision } from './domain/seats.js';
import { slot } from './domain/slot.js';
import type { Moment } from './domain/slot-commands.js';
import { slotKeyOf, slotStream, waitlistStream } from './domain/slot-id.js';
import { waitlist } from './domain/waitlist.js';

/**
 * Decides on the seats of a slot and has those written to who are offered some: all in one commit, so that nobody
 * overtakes those who wait. Waits for nothing.
 */
export function decideOnSeats(work: Work, slotId: string, decide: (awaited: AwaitedSlot) => SeatDecision): void {
  const { steps, offers } = decide({
    slotId,
    slot: work.see(slot, slotStream(slotId)),
    list: () => work.see(waitlist, waitlistStream(slotId)),
  });
  work.applyNow(steps);
  if (offers.length === 0) return;
  work.enqueue('waitlist-offer', {
    venueId: slotKeyOf(slotId).venueId,
    entryIds: offers.map(({ entryId }) => entryId),
  });
}

/** Lets what has lapsed in a slot go, and offers what is free to those who wait. */
export const passSeatsOn = (work: Work, slotId: string, moment: Moment): void =>
  decideOnSeats(work, slotId, (awaited) => passesOn(awaited, moment));

/** On whose wall the clock says whether a slot has started. @throws {Refusal} VENUE_NOT_FOUND */
export async function zoneAt(catalog: Catalog, venueId: number): Promise<string> {
  const venue = await catalog.venue(venueId);
  if (!venue) throw new Refusal('VENUE_NOT_FOUND');
  return venue.timezone;
}
