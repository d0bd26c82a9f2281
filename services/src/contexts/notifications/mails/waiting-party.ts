import { addressText } from '@northlight/contracts';
import type { WaitlistEntryDetails } from '../../booking/index.js';
import type { VisitPlace } from '../../catalog/index.js';

/** A party on a waitlist as its mails tell it; date and time on the venue's wall. */
export interface WaitingParty {
  readonly entryId: string;
  /** Opens the entry: part of the links, and of nothing else. */
  readonly token: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly venueId: number;
  readonly experienceId: number;
  readonly experienceName: string;
  readonly venueName: string;
  readonly venueAddress: string;
  /** yyyy-MM-dd */
  readonly date: string;
  /** HH:mm */
  readonly time: string;
  readonly timezone: string;
  readonly party: number;
  readonly position: number | null;
  readonly offeredUntil: Date | null;
  /** What the venue says where it called the visit off, and other times. */
  readonly calledOff?: WaitlistEntryDetails['calledOff'];
}

interface Sources extends VisitPlace {
  readonly entry: WaitlistEntryDetails;
  readonly customer: NonNullable<WaitlistEntryDetails['customer']>;
}

/** Puts a party together from what the rooms know of it. */
export const waitingParty = ({ entry, customer, venue, offer }: Sources): WaitingParty => ({
  entryId: entry.id,
  token: entry.token,
  customerName: customer.name,
  customerEmail: customer.email,
  venueId: entry.venueId,
  experienceId: entry.experienceId,
  experienceName: offer.name,
  venueName: venue.name,
  venueAddress: addressText(venue),
  date: entry.date,
  time: entry.time,
  timezone: venue.timezone,
  party: entry.party,
  position: entry.position,
  offeredUntil: entry.offeredUntil,
  calledOff: entry.calledOff,
});
