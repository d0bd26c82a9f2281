import { Transform } from 'class-transformer';
import { IsString, Length } from 'class-validator';
import { IsEntityIdText } from '../entity-id.js';
import { IsLocalDate } from '../local-date.js';
import { OneLine } from '../one-line.js';
import { type Page, PageDto } from '../page.js';
import type { BookingStatus, TicketType } from './ticket-types.js';

/** GET /api/admin/manifest?venueId&date, and the same as manifest.csv. */
export class ShowManifestDto {
  @IsEntityIdText({ message: 'Please select a venue' })
  readonly venueId!: number;

  @IsLocalDate({ message: 'Please select a date' })
  readonly date!: string;
}

/** GET /api/admin/bookings?search&limit&cursor */
export class SearchBookingsDto extends PageDto {
  /** A reference, an e-mail, or a part of a name or a phone number. */
  @OneLine()
  @Length(2, 254, { message: 'Please enter 2 to 254 characters' })
  @IsString({ message: 'Please enter 2 to 254 characters' })
  @Transform(({ value }) => (typeof value === 'string' ? value.trim() : value))
  readonly search!: string;
}

/** A booking as those who work at the venue see it. Amounts in dollars; date and time on the venue's wall. */
export interface DeskBookingView {
  readonly id: string;
  readonly reference: string;
  readonly status: BookingStatus;
  readonly venueId: number;
  readonly slotId: string;
  readonly experienceId: number;
  readonly experienceName: string;
  readonly timezone: string;
  readonly date: string;
  readonly time: string;
  readonly numberOfTickets: number;
  readonly ticketType: TicketType;
  readonly totalPrice: number;
  /** What goes back to the customer, or has gone back; null where nothing ever was to. */
  readonly refund: number | null;
  /** Null once the person was erased; so are e-mail and phone. */
  readonly customerName: string | null;
  readonly customerEmail: string | null;
  readonly customerPhone: string | null;
  /** Set where the mail server refused a mail to this address for good. */
  readonly mailUndeliverable?: true;
  /** ISO instant at which the party was let in. */
  readonly checkedInAt: string | null;
  /** How many of the party are in, where some are and others are not. */
  readonly inside?: number;
  /** What its notes say, in the order in which they were written; gone with the person. */
  readonly notes: readonly string[];
}

/** A slot that somebody has booked, in the order of the day. */
export interface ManifestSlotView {
  readonly id: string;
  /** The manifest's day, or the one after it for what starts in the night. */
  readonly date: string;
  readonly time: string;
  readonly experienceId: number;
  readonly experienceName: string;
  readonly capacity: number;
  readonly bookedCount: number;
  readonly isClosed: boolean;
  /** In the order in which they were placed; what was cancelled comes last. */
  readonly bookings: readonly DeskBookingView[];
}

/** Who is expected at a venue on a day and in the night that follows it (until 6:00 AM), slot by slot. */
export interface ManifestView {
  readonly venueId: number;
  readonly venueName: string;
  readonly timezone: string;
  readonly date: string;
  readonly slots: readonly ManifestSlotView[];
}

/** A page of what was found: by name the visits that are next first, by e-mail the latest. */
export interface FoundBookingsView extends Page<DeskBookingView> {
  /** For names and phone numbers: the days whose visits were looked through for this page; null where all were. */
  readonly within: { readonly from: string; readonly to: string } | null;
}
