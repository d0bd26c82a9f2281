import type { CalledOffPart, WaitlistStatus } from '@northlight/contracts';
import type { BookingDetails } from '../booking/bookings.js';
import type { SlotKey } from '../slot/slot-id.js';

/** An entry of a waitlist as other rooms may see it; date and time on the venue's wall. */
export interface WaitlistEntryDetails extends SlotKey {
  readonly id: string;
  readonly party: number;
  readonly status: WaitlistStatus;
  /** 1 is the next; null when it does not wait. */
  readonly position: number | null;
  /** Up to when seats are held for it; null when none are. */
  readonly offeredUntil: Date | null;
  /** Undefined once the person has been erased. */
  readonly customer: BookingDetails['customer'];
  /** There where it has left because the venue called the visit off. */
  readonly calledOff?: CalledOffPart | undefined;
  /** Opens the entry to its holder. */
  readonly token: string;
}

/** What other rooms may ask about waitlists. */
export abstract class WaitlistEntries {
  /** One entry with its customer; undefined when there is none. */
  abstract find(venueId: number, entryId: string): Promise<WaitlistEntryDetails | undefined>;
}
