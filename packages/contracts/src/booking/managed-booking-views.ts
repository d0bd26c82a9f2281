import type { CalledOffPart } from './call-off.dto.js';
import type { BookingQuote, PlanPart } from './place-booking.dto.js';
import type { RefundState } from './refunds.dto.js';
import type { BookingStatus, TicketType } from './ticket-types.js';

/** The money of a booking in dollars, as its page, its mails and the desk tell it: what nobody paid is never given back. */
export interface BookingMoney {
  /** What was paid so far: noted at the desk or at the door, or taken from a gift voucher. */
  readonly paid: number;
  /** What of it stays with the venue because the booking was changed or cancelled too late. */
  readonly kept: number;
  /** What goes back to the customer, or has gone back; null where nothing ever was to. */
  readonly refund: number | null;
  /** Where that money is. */
  readonly refundState: RefundState;
  /** Dollars of it that were paid back so far, and that are still to be paid back. */
  readonly refundPaid: number;
  readonly refundOwed: number;
}

/** A booking as a list shows it. Amounts in dollars; date and time on the venue's wall, `timezone` is that wall's. */
export interface BookingSummary {
  readonly id: string;
  readonly reference: string;
  readonly status: BookingStatus;
  readonly venueId: number;
  readonly venueName: string;
  readonly venueAddress: string;
  readonly timezone: string;
  readonly experienceId: number;
  readonly experienceName: string;
  readonly experienceSlug: string;
  readonly imageUrl: string;
  readonly date: string;
  readonly time: string;
  readonly numberOfTickets: number;
  readonly totalPrice: number;
  /** Dollars that a gift voucher pays; not there where none does. */
  readonly voucher?: number;
  /** Dollars that were paid so far, at the venue and by a gift voucher: without any there is nothing to refund. */
  readonly paid: BookingMoney['paid'];
  readonly refund: BookingMoney['refund'];
  /** What may still be done with it; null where its visit is over or will not be. */
  readonly options: BookingOptions | null;
}

/** What may still be done with a booking, by the rules it was sold under (§9). Instants are ISO, that second included. */
export interface BookingOptions {
  /** May move, and may change its number of tickets. */
  readonly canMove: boolean;
  readonly moveUntil: string;
  readonly canCancel: boolean;
  /** Dollars that a cancellation now gives back. */
  readonly refundNow: number;
  /** Dollars that go back to the gift voucher then; not there where none do. */
  readonly voucherNow?: number;
  /** Whether a cancellation at this moment gives back what was paid, if anything was. */
  readonly isRefundable: boolean;
  /** Last instant of the full refund. */
  readonly refundUntil: string;
  readonly refundHours: number;
  readonly moveHours: number;
}

/** GET /api/bookings/{id}: one booking with its bill, for whoever may manage it. */
export interface BookingView
  extends Omit<BookingSummary, 'numberOfTickets' | 'totalPrice' | 'voucher' | 'options'>,
    BookingMoney,
    BookingQuote,
    BookingOptions {
  readonly venueSlug: string;
  /** Minutes. */
  readonly duration: number;
  /** The instant that date and time mean. */
  readonly startsAt: string;
  /** When the refund was last paid; null while anything is owed, and where nothing was paid. */
  readonly refundPaidAt: string | null;
  /** Dollars that went back to the gift voucher so far; not there where none pays. */
  readonly voucherBack?: number;
  /** While pending: when it gives its seats back unless confirmed; null where it does not. */
  readonly holdExpiresAt: string | null;
  /** There where the venue called it off. */
  readonly calledOff?: CalledOffPart;
}

/** GET /api/bookings/{id}/ticket: what the tickets of a booking show, for whoever may manage it. */
export interface TicketView
  extends Omit<BookingSummary, 'totalPrice' | 'voucher' | 'paid' | 'refund' | 'options'>,
    Pick<BookingView, 'venueSlug' | 'duration' | 'startsAt' | 'moveHours'>,
    Pick<BookingOptions, 'isRefundable' | 'refundUntil'>,
    PlanPart {
  /** What is scanned at the door; means nothing to anybody else, and manages nothing. */
  readonly code: string;
  readonly ticketType: TicketType;
  /** Null once the person was erased. */
  readonly customerName: string | null;
  /** When the party was let in. */
  readonly checkedInAt: string | null;
}

/** The answer of POST /api/bookings/{id}/reschedule. */
export interface BookingMovedView {
  readonly id: string;
  readonly status: BookingStatus;
  readonly date: string;
  readonly time: string;
  readonly moveUntil: string;
  readonly refundUntil: string;
}

/** The answer of POST /api/bookings/{id}/party: the new bill, and what goes back now. */
export interface PartyChangedView extends BookingQuote {
  readonly id: string;
  readonly status: BookingStatus;
  readonly paid: BookingMoney['paid'];
  readonly refund: number;
  /** Dollars that go back to the gift voucher; not there where none do. */
  readonly voucherBack?: number;
}

/** The answer of POST /api/bookings/{id}/cancel. */
export interface BookingCancelledView {
  readonly id: string;
  readonly status: BookingStatus;
  readonly paid: BookingMoney['paid'];
  /** Dollars that this cancellation gives back. */
  readonly refund: number;
  /** Dollars that go back to the gift voucher; not there where none do. */
  readonly voucherBack?: number;
}

/** The booking whose mail was sent again. */
export interface LinksResent {
  readonly id: string;
}
