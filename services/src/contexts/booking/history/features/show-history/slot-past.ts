import type { SlotStateView } from '@northlight/contracts';
import type { Recorded } from '@northlight/event-store';
import { fold } from '@northlight/event-store/decider';
import type { SlotEvent } from '../../../domain/slot/slot.events.js';
import { slot } from '../../../domain/slot/slot.js';
import { slotStream, venueOfSlot } from '../../../domain/slot/slot-id.js';
import type { PastOf } from './past.js';

export const pastOfSlot = (slotId: string): PastOf => ({
  ledger: venueOfSlot(slotId),
  stream: slotStream(slotId),
  unknown: 'SLOT_NOT_FOUND',
});

/** A slot without the names that the catalogue has for its venue and experience. */
type BareSlot = Omit<SlotStateView, 'venueName' | 'timezone' | 'experienceName'>;

/** The slot that these events made. */
export function slotState(slotId: string, past: readonly [Recorded, ...Recorded[]]): BareSlot {
  const state = fold(
    slot,
    past.map(({ event }) => event as SlotEvent),
  );
  const { status, experienceId, date, time, capacity, taken, held } = state;
  const { ledger: venueId, version, position, at } = past.at(-1) ?? past[0];
  const holds = held.entries().map(([bookingId, hold]) => ({ bookingId, ...hold }));
  return {
    slotId,
    venueId,
    experienceId,
    date,
    time,
    status: status === 'closed' ? 'closed' : 'open',
    capacity,
    taken,
    left: capacity - taken,
    holds: holds.sort((one, other) => (one.bookingId < other.bookingId ? -1 : 1)),
    version,
    position,
    at: at.toISOString(),
  };
}
