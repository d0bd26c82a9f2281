/** A party waits for seats of a slot that has none for it. */
export interface WaitlistJoined {
  readonly type: 'WaitlistJoined';
  readonly entryId: string;
  /** Seats that it wants, all of them or none. */
  readonly party: number;
  readonly customerRef: string;
  /** The account that joined, where there is one; left out in the events of before, too. */
  readonly userId?: number;
}

/** Seats came free and are held for an entry until an instant (ISO). */
export interface SeatsOffered {
  readonly type: 'SeatsOffered';
  readonly entryId: string;
  readonly seats: number;
  readonly until: string;
}

/** The offer became a booking. */
export interface OfferTaken {
  readonly type: 'OfferTaken';
  readonly entryId: string;
  readonly bookingId: string;
}

/** Nobody took the offer in time: its seats go on to the next party. */
export interface OfferLapsed {
  readonly type: 'OfferLapsed';
  readonly entryId: string;
}

export interface WaitlistLeft {
  readonly type: 'WaitlistLeft';
  readonly entryId: string;
}

/** What can have happened to the waitlist of a slot. Stream `waitlist/<slot>`, named like the slot's own. */
export type WaitlistEvent = WaitlistJoined | SeatsOffered | OfferTaken | OfferLapsed | WaitlistLeft;
