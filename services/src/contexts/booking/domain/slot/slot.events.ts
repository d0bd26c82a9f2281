/** Why seats came back. `taken`: an offer became a booking; `declined`: whom they were offered to wants them no more. */
export type ReleaseReason = 'cancelled' | 'expired' | 'moved' | 'taken' | 'declined';

export interface SlotOpened {
  readonly type: 'SlotOpened';
  readonly experienceId: number;
  /** The venue's own calendar date and clock time. */
  readonly date: string;
  readonly time: string;
  readonly capacity: number;
  /** ISO instant from which everybody may book it; left out: at once. */
  readonly opensAt?: string;
}

export interface CapacityChanged {
  readonly type: 'CapacityChanged';
  readonly capacity: number;
}

export interface SlotClosed {
  readonly type: 'SlotClosed';
  readonly why: string;
}

export interface SlotReopened {
  readonly type: 'SlotReopened';
  readonly why?: string;
}

/** Schema 1 had no `until`: what was held then stays held until it is released. */
export interface SeatsHeld {
  readonly type: 'SeatsHeld';
  /** The booking that holds them; where `offer` is set, the entry of the waitlist that they are offered to. */
  readonly bookingId: string;
  readonly seats: number;
  /** ISO instant from which they may be sold to others; null for good. */
  readonly until: string | null;
  readonly offer?: true;
}

/** From now on the seats are held until another instant (ISO), or for good. */
export interface HoldEndSet {
  readonly type: 'HoldEndSet';
  readonly bookingId: string;
  readonly until: string | null;
}

export interface SeatsChanged {
  readonly type: 'SeatsChanged';
  readonly bookingId: string;
  readonly from: number;
  readonly to: number;
}

export interface SeatsReleased {
  readonly type: 'SeatsReleased';
  readonly bookingId: string;
  readonly seats: number;
  readonly why: ReleaseReason;
}

/** What can have happened to a slot. Stream `slot/<venue>-<experience>-<yyyy-MM-dd>-<HHmm>`. */
export type SlotEvent =
  | SlotOpened
  | CapacityChanged
  | SlotClosed
  | SlotReopened
  | SeatsHeld
  | HoldEndSet
  | SeatsChanged
  | SeatsReleased;

export const slotOpened = (details: Omit<SlotOpened, 'type'>): SlotOpened => ({ type: 'SlotOpened', ...details });

export const seatsHeld = (bookingId: string, seats: number, until: string | null = null): SeatsHeld => ({
  type: 'SeatsHeld',
  bookingId,
  seats,
  until,
});

export const seatsReleased = (bookingId: string, seats: number, why: ReleaseReason): SeatsReleased => ({
  type: 'SeatsReleased',
  bookingId,
  seats,
  why,
});

/** When something is asked, and the venue's zone: its wall clock decides what has started. */
export interface Moment {
  readonly at: Date;
  readonly zone: string;
}

/** When seats are asked for, and how many hours before its opening they may be had by whoever asks: none where left out. */
export interface SeatRequest extends Moment {
  readonly priorityHours?: number | undefined;
}

export interface OpenSlot {
  readonly type: 'OpenSlot';
  readonly experienceId: number;
  readonly date: string;
  readonly time: string;
  readonly capacity: number;
  /** ISO instant from which everybody may book it; left out: at once. */
  readonly opensAt?: string | undefined;
}

/** Takes seats for a booking, or, with `offer`, for an entry of the waitlist. */
export interface HoldSeats extends SeatRequest {
  readonly type: 'HoldSeats';
  readonly bookingId: string;
  readonly seats: number;
  /** ISO instant from which the seats may be sold to others; null for good. */
  readonly until: string | null;
  readonly offer?: true;
}

/** Another party size for seats that are held already. */
export interface ChangeSeats extends SeatRequest {
  readonly type: 'ChangeSeats';
  readonly bookingId: string;
  readonly seats: number;
}

/** What the venue does with a slot that has not started. */
type ChangeAhead =
  | { readonly type: 'ResizeSlot'; readonly capacity: number }
  | { readonly type: 'CloseSlot'; readonly why: string };

interface ReopenSlot {
  readonly type: 'ReopenSlot';
  readonly why?: string;
}

/** What the venue does with a slot that is there. */
export type SlotChange = ChangeAhead | ReopenSlot;

/** What may be asked of a slot; slot.ts decides what happens then. */
export type SlotCommand =
  | OpenSlot
  | (ChangeAhead & Moment)
  | ReopenSlot
  | HoldSeats
  | { readonly type: 'SetHoldEnd'; readonly bookingId: string; readonly until: string | null }
  | ChangeSeats
  | { readonly type: 'ReleaseSeats'; readonly bookingId: string; readonly why: ReleaseReason };
