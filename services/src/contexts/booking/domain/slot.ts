import { decider } from '../../../platform/kernel/decider.js';
import { Pockets } from '../../../platform/kernel/pockets.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { instantOf } from '../../../platform/kernel/venue-time.js';
import type { ReleaseReason, SeatsHeld, SeatsReleased, SlotEvent, SlotOpened } from './slot.events.js';

export type SlotCommand =
  | {
      readonly type: 'OpenSlot';
      readonly experienceId: number;
      readonly date: string;
      readonly time: string;
      readonly capacity: number;
    }
  | {
      readonly type: 'HoldSeats';
      readonly bookingId: string;
      readonly seats: number;
      readonly at: Date;
      /** The venue's zone: its wall clock decides what has started. */
      readonly zone: string;
    }
  | { readonly type: 'ReleaseSeats'; readonly bookingId: string; readonly why: ReleaseReason }
  | { readonly type: 'CloseSlot'; readonly why: string };

/** One time of one experience at one venue, and who holds how many of its seats. */
export interface Slot {
  readonly status: 'none' | 'open' | 'closed';
  readonly experienceId: number;
  readonly date: string;
  readonly time: string;
  readonly capacity: number;
  readonly taken: number;
  /** Seats by booking. */
  readonly held: Pockets<number>;
}

/** Never sells more seats than it has, never after its start, never while closed (§4, decisions.md 1). */
export const slot = decider<Slot, SlotCommand, SlotEvent>({
  initial: { status: 'none', experienceId: 0, date: '', time: '', capacity: 0, taken: 0, held: Pockets.empty() },

  decide: {
    OpenSlot: ({ experienceId, date, time, capacity }, { status, ...slot }) => {
      if (status === 'none') return [slotOpened({ experienceId, date, time, capacity })];
      if (slot.capacity !== capacity || slot.experienceId !== experienceId) throw new Refusal('SLOT_ALREADY_OPEN');
      return []; // opened twice, open once
    },
    HoldSeats: ({ bookingId, seats, at, zone }, slot) => {
      if (slot.held.has(bookingId)) return []; // asked twice, held once
      mustBeOnSale(slot, at, zone);
      const left = slot.capacity - slot.taken;
      if (seats > left) throw new Refusal('SLOT_FULL', { left });
      return [seatsHeld(bookingId, seats)];
    },
    ReleaseSeats: ({ bookingId, why }, { held }) => {
      const seats = held.get(bookingId);
      return seats === undefined ? [] : [seatsReleased(bookingId, seats, why)]; // released twice, given back once
    },
    CloseSlot: ({ why }, { status }) => {
      if (status === 'none') throw new Refusal('SLOT_NOT_FOUND');
      return status === 'closed' ? [] : [{ type: 'SlotClosed', why }];
    },
  },

  evolve: {
    SlotOpened: ({ experienceId, date, time, capacity }, slot) => ({
      ...slot,
      status: 'open',
      experienceId,
      date,
      time,
      capacity,
    }),
    SlotClosed: (_, slot) => ({ ...slot, status: 'closed' }),
    SeatsHeld: ({ bookingId, seats }, slot) => ({
      ...slot,
      taken: slot.taken + seats,
      held: slot.held.with(bookingId, seats),
    }),
    SeatsReleased: ({ bookingId, seats }, slot) => ({
      ...slot,
      taken: slot.taken - seats,
      held: slot.held.without(bookingId),
    }),
  },
});

/** True when a slot's wall-clock time has come, or never comes on that date. */
export function hasStarted(slot: { date: string; time: string }, at: Date, zone: string): boolean {
  const start = instantOf(slot, zone);
  return start === null || start <= at;
}

export const slotOpened = (details: Omit<SlotOpened, 'type'>): SlotOpened => ({ type: 'SlotOpened', ...details });

export const seatsHeld = (bookingId: string, seats: number): SeatsHeld => ({ type: 'SeatsHeld', bookingId, seats });

export const seatsReleased = (bookingId: string, seats: number, why: ReleaseReason): SeatsReleased => ({
  type: 'SeatsReleased',
  bookingId,
  seats,
  why,
});

function mustBeOnSale(slot: Slot, at: Date, zone: string): void {
  if (slot.status === 'none') throw new Refusal('SLOT_NOT_FOUND');
  if (slot.status === 'closed') throw new Refusal('SLOT_CLOSED');
  if (hasStarted(slot, at, zone)) throw new Refusal('SLOT_STARTED');
}
