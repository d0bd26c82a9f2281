import type { RefundState } from './refunds.dto.js';
import type { BookingStatus, TicketType } from './ticket-types.js';

/** What one event changed of a thing, in words for people; `from` is null where it was not there before. */
export interface ChangeView {
  readonly what: string;
  readonly from: string | number | null;
  readonly to: string | number | null;
}

/** One event of a slot or a booking. */
export interface HistoryEntryView {
  readonly position: number;
  /** 1, 2, 3, … within the history. */
  readonly version: number;
  readonly type: string;
  /** The same in words. */
  readonly words: string;
  /** Who: `user:7`, `visitor`, `worker`, `seed`; null where it was written before that was noted. */
  readonly actor: string | null;
  readonly requestId: string | null;
  /** ISO instant. */
  readonly at: string;
  readonly changes: readonly ChangeView[];
  /** The event as it is understood today; persons are behind a reference. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** GET /api/admin/slots/{slotId}/history and GET /api/admin/bookings/{booking}/history: oldest first. */
export interface HistoryView {
  readonly items: readonly HistoryEntryView[];
  /** Asks for the page after this one; null on the last. */
  readonly nextCursor: string | null;
}

/** The event on which a state stands. */
interface StandView {
  readonly version: number;
  readonly position: number;
  /** ISO instant of that event. */
  readonly at: string;
}

/** GET /api/admin/slots/{slotId}?at|position: a slot as it was. */
export interface SlotStateView extends StandView {
  readonly slotId: string;
  readonly venueId: number;
  readonly venueName: string;
  readonly timezone: string;
  readonly experienceId: number;
  readonly experienceName: string;
  readonly date: string;
  readonly time: string;
  readonly status: 'open' | 'closed';
  readonly capacity: number;
  readonly taken: number;
  readonly left: number;
  /** Who has how many seats, and, where there is an end, until when. */
  readonly holds: readonly {
    readonly bookingId: string;
    readonly seats: number;
    readonly until: string | null;
    /** Kept for a party of the waitlist; `bookingId` is its entry. */
    readonly isOffer: boolean;
  }[];
}

/** GET /api/admin/bookings/{booking}?at|position: a booking as it was. Amounts in dollars. */
export interface BookingStateView extends StandView {
  readonly id: string;
  readonly reference: string;
  readonly venueId: number;
  readonly status: BookingStatus;
  readonly slotId: string;
  readonly experienceId: number;
  readonly date: string;
  readonly time: string;
  readonly startsAt: string;
  readonly numberOfTickets: number;
  readonly ticketType: TicketType;
  readonly totalPrice: number;
  readonly bookingFee: number;
  /** While pending: when it lapses; null where it does not. */
  readonly holdExpiresAt: string | null;
  /** Last instant of the full refund. */
  readonly refundUntil: string;
  readonly refundState: RefundState;
  /** Stands for the customer, who is in no event. */
  readonly customerRef: string;
}
