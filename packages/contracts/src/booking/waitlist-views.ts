import type { CalledOffPart } from './call-off.dto.js';

/** Where an entry of a waitlist is in its life. `taken`: it has become a booking. */
export type WaitlistStatus = 'waiting' | 'offered' | 'taken' | 'lapsed' | 'left';

/** The header that carries the token of an entry, for GET and DELETE /api/waitlist/{id}. */
export const waitlistTokenHeader = 'Waitlist-Token';

/** A party on the waitlist of a slot, as GET /api/waitlist/{id} answers it to whoever holds its token. */
export interface WaitlistEntryView {
  readonly id: string;
  readonly venueId: number;
  readonly experienceId: number;
  readonly date: string;
  /** The venue's local HH:MM. */
  readonly time: string;
  readonly party: number;
  readonly status: WaitlistStatus;
  /** True where it waited until its visit had begun: it has lapsed then. */
  readonly hasBegun?: boolean;
  /** Its time was closed while it waited; not there otherwise. Should that open again, it waits on. */
  readonly isClosed?: boolean;
  /** There where it has left because the venue called the visit off. */
  readonly calledOff?: CalledOffPart;
  /** 1 is the next; null when it does not wait. */
  readonly position: number | null;
  /** ISO instant up to which its seats are held; null when none are. */
  readonly offeredUntil: string | null;
}

/** The 201 answer of POST /api/waitlist. */
export interface WaitlistJoinedView extends WaitlistEntryView {
  /** Opens this entry to whoever holds it: to read it, to take its offer, to leave. */
  readonly leaveToken: string;
}
