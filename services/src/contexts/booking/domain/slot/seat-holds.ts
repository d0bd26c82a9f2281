import type { PersistentMap } from '../../../../platform/kernel/persistent-map.js';

/** Seats that somebody has. */
export interface SeatHold {
  readonly seats: number;
  /** ISO instant from which they may be sold to others; null for good. */
  readonly until: string | null;
  /** They are offered to an entry of the waitlist, and nobody's yet. */
  readonly isOffer: boolean;
}

type Holds = PersistentMap<SeatHold>;
type Ending = ReadonlyMap<string, string>;

/** The holds with another one in place of that of a booking; the same where it has none. */
export function changed(held: Holds, bookingId: string, change: (hold: SeatHold) => SeatHold): Holds {
  const hold = held.get(bookingId);
  return hold ? held.with(bookingId, change(hold)) : held;
}

/** The same map where nothing changes: a slot whose holds never end is not to pay for those that do. */
export function endingWith(ending: Ending, bookingId: string, until: string | null): Ending {
  if (until === null && !ending.has(bookingId)) return ending;
  const next = new Map(ending);
  if (until === null) next.delete(bookingId);
  else next.set(bookingId, until);
  return next;
}
