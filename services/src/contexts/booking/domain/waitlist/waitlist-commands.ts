import type { Moment, SeatRequest } from '../slot/slot.events.js';
import type { Slot } from '../slot/slot.js';

/** Asks for a place on the list of a slot, as the slot is now. */
export interface JoinWaitlist extends SeatRequest {
  readonly type: 'JoinWaitlist';
  readonly entryId: string;
  readonly party: number;
  readonly customerRef: string;
  /** The account whose place it is; null for a visitor. */
  readonly userId?: number | null;
  /** Entries of the same person, as far as they are known, whatever became of them. */
  readonly sameAs: readonly string[];
  readonly slot: Slot;
}

/** Turns an offer into a booking of at most as many seats. */
export interface TakeOffer {
  readonly type: 'TakeOffer';
  readonly entryId: string;
  readonly bookingId: string;
  readonly seats: number;
  readonly at: Date;
}

export type WaitlistCommand =
  | JoinWaitlist
  /** Offers what is free in the slot, as it is now, to those who fit. */
  | (Moment & { readonly type: 'OfferSeats'; readonly slot: Slot })
  | TakeOffer
  | { readonly type: 'LapseOffer'; readonly entryId: string; readonly at: Date }
  | { readonly type: 'LeaveWaitlist'; readonly entryId: string };
