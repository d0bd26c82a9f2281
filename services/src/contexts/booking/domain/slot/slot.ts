import { decider } from '@northlight/event-store/decider';
import { PersistentMap } from '../../../../platform/kernel/persistent-map.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { instantOf } from '../../../../platform/kernel/venue-time.js';
import { anyHours, mustBeOpenFor } from './opening.js';
import { changed, endingWith, type SeatHold } from './seat-holds.js';
import {
  type Moment,
  type SeatRequest,
  type SlotCommand,
  type SlotEvent,
  seatsHeld,
  seatsReleased,
  slotOpened,
} from './slot.events.js';

/** One time of one experience at one venue, and who holds how many of its seats. */
export interface Slot {
  readonly status: 'none' | 'open' | 'closed';
  readonly experienceId: number;
  readonly date: string;
  readonly time: string;
  readonly capacity: number;
  /** ISO instant from which everybody may book; null: since it was opened. */
  readonly opensAt: string | null;
  readonly taken: number;
  /** By booking, or by entry of the waitlist. */
  readonly held: PersistentMap<SeatHold>;
  /** The holds that have an end: few, and none where bookings do not lapse. */
  readonly ending: ReadonlyMap<string, string>;
}

/** Never sells more seats than it has, never after its start, never while closed (§4, decisions.md 1). */
export const slot = decider<Slot, SlotCommand, SlotEvent>({
  initial: {
    status: 'none',
    experienceId: 0,
    date: '',
    time: '',
    capacity: 0,
    opensAt: null,
    taken: 0,
    held: PersistentMap.empty(),
    ending: new Map(),
  },

  decide: {
    OpenSlot: ({ experienceId, date, time, capacity, opensAt }, { status, ...slot }) => {
      const opening = opensAt === undefined ? {} : { opensAt };
      if (status === 'none') return [slotOpened({ experienceId, date, time, capacity, ...opening })];
      // guard: an open slot is not opened as another one
      if (slot.capacity !== capacity || slot.experienceId !== experienceId) throw new Refusal('SLOT_ALREADY_OPEN');
      return []; // opened twice, open once
    },
    ResizeSlot: ({ capacity, ...moment }, slot) => {
      if (slot.status === 'none') throw new Refusal('SLOT_NOT_FOUND');
      if (capacity === slot.capacity) return [];
      mustLieAhead(slot, moment);
      // guard: capacity stays above what is sold
      if (capacity < slot.taken) throw new Refusal('CAPACITY_BELOW_BOOKED', { taken: slot.taken });
      return [{ type: 'CapacityChanged', capacity }];
    },
    CloseSlot: ({ why, ...moment }, slot) => {
      if (slot.status === 'none') throw new Refusal('SLOT_NOT_FOUND');
      if (slot.status === 'closed') return [];
      mustLieAhead(slot, moment);
      return [{ type: 'SlotClosed', why }];
    },
    ReopenSlot: ({ why }, { status }) => {
      // guard: a slot that was never opened is not reopened
      if (status === 'none') throw new Refusal('SLOT_NOT_FOUND');
      return status === 'open' ? [] : [{ type: 'SlotReopened', ...(why ? { why } : {}) }];
    },
    HoldSeats: (hold, slot) => {
      const { bookingId, seats, until, offer } = hold;
      // guard: a booking holds its seats once
      if (slot.held.has(bookingId)) return []; // asked twice, held once
      mustBeOnSale(slot, offer ? { ...hold, priorityHours: anyHours } : hold);
      mustHaveRoom(slot, seats);
      return [offer ? { type: 'SeatsHeld', bookingId, seats, until, offer } : seatsHeld(bookingId, seats, until)];
    },
    SetHoldEnd: ({ bookingId, until }, { held }) => {
      const hold = held.get(bookingId);
      // guard: what is held for good stays so
      if (hold === undefined || hold.until === null) return []; // what is held for good stays so
      return hold.until === until ? [] : [{ type: 'HoldEndSet', bookingId, until }];
    },
    ChangeSeats: ({ bookingId, seats, ...moment }, slot) => {
      const hold = slot.held.get(bookingId);
      if (hold === undefined) throw new Refusal('BOOKING_NOT_LIVE');
      if (seats === hold.seats) return [];
      if (seats > hold.seats) {
        mustBeOnSale(slot, moment);
        // guard: a party that grows needs room
        mustHaveRoom(slot, seats - hold.seats);
      }
      return [{ type: 'SeatsChanged', bookingId, from: hold.seats, to: seats }];
    },
    ReleaseSeats: ({ bookingId, why }, { held }) => {
      const hold = held.get(bookingId);
      // guard: seats are given back once
      return hold === undefined ? [] : [seatsReleased(bookingId, hold.seats, why)]; // released twice, given back once
    },
  },

  evolve: {
    SlotOpened: ({ experienceId, date, time, capacity, opensAt = null }, slot) => ({
      ...slot,
      status: 'open',
      experienceId,
      date,
      time,
      capacity,
      opensAt,
    }),
    CapacityChanged: ({ capacity }, slot) => ({ ...slot, capacity }),
    SlotClosed: (_, slot) => ({ ...slot, status: 'closed' }),
    SlotReopened: (_, slot) => ({ ...slot, status: 'open' }),
    SeatsHeld: ({ bookingId, seats, until, offer }, slot) => ({
      ...slot,
      taken: slot.taken + seats,
      held: slot.held.with(bookingId, { seats, until, isOffer: offer === true }),
      ending: endingWith(slot.ending, bookingId, until),
    }),
    HoldEndSet: ({ bookingId, until }, slot) => ({
      ...slot,
      held: changed(slot.held, bookingId, (hold) => ({ ...hold, until })),
      ending: endingWith(slot.ending, bookingId, until),
    }),
    SeatsChanged: ({ bookingId, from, to }, slot) => ({
      ...slot,
      taken: slot.taken + to - from,
      held: changed(slot.held, bookingId, (hold) => ({ ...hold, seats: to })),
    }),
    SeatsReleased: ({ bookingId, seats }, slot) => ({
      ...slot,
      taken: slot.taken - seats,
      held: slot.held.without(bookingId),
      ending: endingWith(slot.ending, bookingId, null),
    }),
  },
});

/** True when a slot's wall-clock time has come, or never comes on that date. */
export function hasStarted(slot: { date: string; time: string }, at: Date, zone: string): boolean {
  const start = startOf(slot, zone);
  // guard: a time that the clocks skip is never sold
  // guard: a slot starts at its second, that second included
  return start === null || start <= at;
}

/** The instant that a slot's wall-clock time means; null for one that the clocks skip. */
export const startOf = (slot: { date: string; time: string }, zone: string): Date | null => instantOf(slot, zone);

/** Seats that nobody has and nobody is offered. */
export const roomIn = ({ capacity, taken }: Slot): number => capacity - taken;

/** True while its seats may change hands: open, and not started. */
export const isOnSale = (slot: Slot, { at, zone }: Moment): boolean =>
  slot.status === 'open' && !hasStarted(slot, at, zone);

// guard: the clock ends a hold, that instant included
/** Who holds seats past the end of the hold: the clock decides, whether or not a job has noticed (decisions.md 4). */
export const lapsedHolds = ({ ending }: Slot, at: Date): string[] =>
  ending.size === 0 ? [] : [...ending].filter(([, until]) => new Date(until) <= at).map(([bookingId]) => bookingId);

/** @throws {Refusal} SLOT_NOT_FOUND, SLOT_CLOSED, SLOT_STARTED, SLOT_NOT_OPEN_YET */
export function mustBeOnSale(slot: Slot, request: SeatRequest): void {
  const { at, zone } = request;
  // guard: a slot that was never opened sells nothing
  if (slot.status === 'none') throw new Refusal('SLOT_NOT_FOUND');
  // guard: a closed slot sells nothing
  if (slot.status === 'closed') throw new Refusal('SLOT_CLOSED');
  // guard: a slot that has started sells nothing
  if (hasStarted(slot, at, zone)) throw new Refusal('SLOT_STARTED');
  // guard: a slot that is not open yet sells nothing
  mustBeOpenFor(slot.opensAt, request);
}

/** What has run, or runs, is counted as it was sold. A start that never comes is no start. */
function mustLieAhead(slot: Slot, { at, zone }: Moment): void {
  const start = startOf(slot, zone);
  // guard: a slot that has started is neither closed nor resized
  if (start !== null && start <= at) throw new Refusal('SLOT_STARTED');
}

function mustHaveRoom(slot: Slot, seats: number): void {
  const left = roomIn(slot);
  // guard: a slot sells no more seats than it has
  if (seats > left) throw new Refusal('SLOT_FULL', { left });
}
