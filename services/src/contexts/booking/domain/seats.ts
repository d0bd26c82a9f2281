import { type Step, step } from '../../../platform/kernel/step.js';
import { booking } from './booking.js';
import { lapsedHolds, type Slot, slot } from './slot.js';
import type { HoldSeats } from './slot-commands.js';
import { bookingStream, slotStream } from './slot-id.js';

/** A slot with its name, as a decision sees it. */
export interface NamedSlot {
  readonly slotId: string;
  readonly slot: Slot;
}

/**
 * What lets the holds of a slot lapse whose time is over. Comes before every taking of seats: the clock decides, not
 * the job that may be late or never run. The booking and its slot change together.
 */
export function lapses({ slotId, slot: state }: NamedSlot, at: Date): Step[] {
  return lapsedHolds(state, at).flatMap((bookingId) => [
    step(booking, bookingStream(bookingId), { type: 'ExpireHold', at }),
    step(slot, slotStream(slotId), { type: 'ReleaseSeats', bookingId, why: 'expired' }),
  ]);
}

/** Takes seats in a slot, after those whose time is over have been given back. */
export const takesSeats = (named: NamedSlot, hold: Omit<HoldSeats, 'type'>): Step[] => [
  ...lapses(named, hold.at),
  step(slot, slotStream(named.slotId), { ...hold, type: 'HoldSeats' }),
];
