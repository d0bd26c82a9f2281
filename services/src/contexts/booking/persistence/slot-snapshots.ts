import { snapshotted } from '@northlight/event-store';
import { PersistentMap } from '../../../platform/kernel/persistent-map.js';
import type { SeatHold } from '../domain/slot/seat-holds.js';
import { type Slot, slot } from '../domain/slot/slot.js';

/** A slot as JSON has it. */
type WrittenSlot = Omit<Slot, 'held' | 'ending'> & {
  readonly held: readonly (readonly [string, SeatHold])[];
  readonly ending: readonly (readonly [string, string])[];
};

const byBooking = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

/** Holds that come and go make the stream of a slot long, and every sale on it stands on all of them. */
export const slotSnapshots = snapshotted({
  name: 'slot-snapshots',
  prefix: 'slot/',
  rules: slot,
  types: [
    ...(['SlotOpened', 'CapacityChanged', 'SlotClosed', 'SlotReopened'] as const),
    ...(['SeatsHeld', 'HoldEndSet', 'SeatsChanged', 'SeatsReleased'] as const),
  ],
  shape: 1,
  write: ({ held, ending, ...rest }): WrittenSlot => ({
    ...rest,
    held: held.entries().sort(byBooking),
    ending: [...ending].sort(byBooking),
  }),
  read: ({ held, ending, ...rest }: WrittenSlot): Slot => ({
    ...rest,
    held: held.reduce((map, [booking, hold]) => map.with(booking, hold), PersistentMap.empty<SeatHold>()),
    ending: new Map(ending),
  }),
});
