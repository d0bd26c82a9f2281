import type {
  BookingMoney,
  BookingOptions,
  BookingStatus,
  CalledOffPart,
  RefundMethod,
  TicketType,
} from '@northlight/contracts';
import type { Cents } from '../../../../platform/kernel/money.js';

/** A booking as other rooms may see it. Amounts in cents; date and time on the venue's wall. */
export interface BookingDetails {
  readonly id: string;
  readonly venueId: number;
  readonly reference: string;
  readonly status: BookingStatus;
  /** While pending: the instant at which its seats go back on sale; null where they do not. */
  readonly holdUntil: Date | null;
  readonly experienceId: number;
  readonly date: string;
  readonly time: string;
  readonly tickets: number;
  readonly ticketType: TicketType;
  readonly subtotal: Cents;
  readonly fee: Cents;
  readonly total: Cents;
  /** What a gift voucher pays of the subtotal, what went back to it, and what is left on it; null where there is none. */
  readonly voucher: { readonly paid: Cents; readonly back: Cents; readonly left: Cents } | null;
  /** What goes back to the customer, or has gone back; null where nothing ever was to. */
  readonly refund: Cents | null;
  /** How often it was moved. */
  readonly moves: number;
  /** Undefined once the person has been erased. */
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string | null } | undefined;
}

/** One payment that went back for a booking. */
export interface PaidBack {
  readonly amount: Cents;
  readonly method: RefundMethod;
  /** Number of the receipt or transfer, where there is one. */
  readonly receipt: string | null;
}

/** A booking as a mail tells it. */
export interface BookingForMail {
  readonly booking: BookingDetails;
  /** What opens it to its holder, as of now. */
  readonly manageToken: string;
  /** What its customer may do with it now, and until when. */
  readonly options: BookingOptions;
  readonly money: BookingMoney;
  /** The last that was paid back for it; undefined where nothing was. */
  readonly paidBack: PaidBack | undefined;
  /** There where the venue called it off. */
  readonly calledOff?: CalledOffPart | undefined;
  /** The nearest times with room where its seats were released or the venue called it off; else none. */
  readonly otherTimes: CalledOffPart['otherTimes'];
}

/** What those who work at the venue wrote about a booking. */
export interface BookingNote {
  readonly id: string;
  readonly text: string;
  readonly writtenAt: Date;
}

/** What other rooms may ask about bookings. */
export abstract class Bookings {
  /** One booking with its customer; undefined when there is none. */
  abstract find(venueId: number, bookingId: string): Promise<BookingDetails | undefined>;

  /** The same, by what the customer calls it; capitals and spaces around do not matter. */
  abstract findByReference(reference: string): Promise<BookingDetails | undefined>;

  /** All that were placed with this e-mail at any venue, the latest visit first; at most 100, and none of whoever was erased. */
  abstract findByEmail(email: string): Promise<BookingDetails[]>;

  /** What the desk wrote about a booking, the oldest first; nothing once its customer has been erased. */
  abstract notes(venueId: number, bookingId: string): Promise<BookingNote[]>;

  /** One booking with all that a mail tells of it, read at once; undefined when there is none. */
  abstract forMail(venueId: number, bookingId: string): Promise<BookingForMail | undefined>;

  /** A mail about a booking cannot be delivered: those who work there see it. */
  abstract noteUndelivered(venueId: number, bookingId: string): Promise<void>;

  /** What opens a booking to its holder: for a link that only its customer gets, made when it is sent. */
  abstract manageToken(bookingId: string): Promise<string>;

  /** The same for many, by their ids. */
  abstract manageTokens(bookingIds: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** The same for whoever holds another link as old as the bookings: without those whose links were replaced since. */
  abstract firstManageTokens(bookingIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
