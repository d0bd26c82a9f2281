import type { ReleaseReason } from './slot.events.js';

/** When something is asked, and the venue's zone: its wall clock decides what has started. */
export interface Moment {
  readonly at: Date;
  readonly zone: string;
}

export interface OpenSlot {
  readonly type: 'OpenSlot';
  readonly experienceId: number;
  readonly date: string;
  readonly time: string;
  readonly capacity: number;
}

/** Takes seats for a booking, or, with `offer`, for an entry of the waitlist. */
export interface HoldSeats extends Moment {
  readonly type: 'HoldSeats';
  readonly bookingId: string;
  readonly seats: number;
  /** ISO instant from which the seats may be sold to others; null for good. */
  readonly until: string | null;
  readonly offer?: true;
}

/** Another party size for seats that are held already. */
export interface ChangeSeats extends Moment {
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

export type SlotCommand =
  | OpenSlot
  | (ChangeAhead & Moment)
  | ReopenSlot
  | HoldSeats
  | { readonly type: 'SetHoldEnd'; readonly bookingId: string; readonly until: string | null }
  | ChangeSeats
  | { readonly type: 'ReleaseSeats'; readonly bookingId: string; readonly why: ReleaseReason };
