import type { Work } from '../../platform/event-store/work.js';
import { passesOn } from './domain/seats.js';
import { slot } from './domain/slot.js';
import type { Moment } from './domain/slot-commands.js';
import { slotStream, waitlistStream } from './domain/slot-id.js';
import { waitlist } from './domain/waitlist.js';

/** Lets what has lapsed in a slot go, offers what is free to those who wait, and has them written to. */
export async function passSeatsOn(
  work: Work,
  { venueId, slotId }: { readonly venueId: number; readonly slotId: string },
  moment: Moment,
): Promise<void> {
  const named = {
    slotId,
    slot: await work.load(slot, slotStream(slotId)),
    list: await work.load(waitlist, waitlistStream(slotId)),
  };
  const { steps, offers } = passesOn(named, moment);
  await work.applyAll(steps);
  if (offers.length > 0) work.enqueue('waitlist-offer', { venueId, entryIds: offers.map(({ entryId }) => entryId) });
}
