import type { BookingStatus, TicketType } from './ticket-types.js';

/** A slot as GET /api/availability answers it (§3). `time` is the venue's local HH:MM. */
export interface SlotView {
  readonly id: string;
  readonly time: string;
  readonly capacity: number;
  readonly bookedCount: number;
  /** False once the slot has started or was closed: shown, but not to be chosen. */
  readonly bookable: boolean;
}

/** One day of the booking calendar, GET /api/availability/days. */
export interface DayView {
  readonly date: string;
  /** Slots of that day that can still be booked with at least one seat. */
  readonly openSlots: number;
}

/** The next start of an experience that has a seat left. */
export interface NextTimeView {
  readonly venueId: number;
  /** 'yyyy-MM-dd' and 'HH:MM', as the venue's clock has them. */
  readonly date: string;
  readonly time: string;
  /** Days from today at the venue: 0 is today. */
  readonly inDays: number;
}

/** When an experience runs at all, and next, GET /api/availability/weekdays. */
export interface WeekdaysView {
  readonly experienceId: number;
  /** Days of the week with a slot to come, in any venue: 1 is Monday, 7 is Sunday (ISO 8601). */
  readonly weekdays: readonly number[];
  /** At an open venue, in the seven days from today on; null where there is none. */
  readonly next: NextTimeView | null;
}

/** What a gift voucher pays, in dollars; not there where none does. */
export interface VoucherPart {
  /** Taken off the subtotal, before the fee. */
  readonly voucher?: number;
  /** What is left on the voucher then. */
  readonly voucherLeft?: number;
}

/** What the plan of a signed-in account makes of member tickets; not there where none does. */
export interface PlanPart {
  /** Percent off. The plan was looked up, so that no card is checked at the door. */
  readonly planPercent?: number;
}

/** What a choice of tickets costs, in dollars; the rows add up to the cent (decisions.md 4). */
export interface BookingQuote extends VoucherPart, PlanPart {
  readonly ticketType: TicketType;
  readonly numberOfTickets: number;
  readonly ticketPrice: number;
  readonly gross: number;
  readonly discount: number;
  readonly subtotal: number;
  readonly bookingFee: number;
  readonly bookingFeePercent: number;
  readonly totalPrice: number;
}

/** The 201 answer of POST /api/bookings: the payload, and what the server made of it (decisions.md G29). */
export interface BookingPlacedView extends VoucherPart, PlanPart {
  readonly id: string;
  readonly reference: string;
  readonly status: BookingStatus;
  /** ISO instant at which an unconfirmed booking gives its seats back; null where bookings do not lapse. */
  readonly holdExpiresAt: string | null;
  readonly venueId: number;
  readonly experienceId: number;
  readonly date: string;
  readonly time: string;
  readonly numberOfTickets: number;
  readonly ticketType: TicketType;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly customerPhone?: string;
  readonly subtotal: number;
  readonly bookingFee: number;
  readonly totalPrice: number;
  /** True when the client's totalPrice was not the server's. */
  readonly priceAdjusted: boolean;
  /** Opens this booking to whoever holds it, for visitors without an account. */
  readonly manageToken: string;
}

/** The answer of POST /api/bookings/{id}/confirm. */
export interface BookingConfirmedView {
  readonly id: string;
  readonly status: 'confirmed';
  readonly holdExpiresAt: null;
}

/** The answer of POST /api/bookings/{id}/extend-hold. */
export interface HoldExtendedView {
  readonly id: string;
  readonly status: BookingStatus;
  /** ISO instant at which an unconfirmed booking gives its seats back; null where bookings do not lapse. */
  readonly holdExpiresAt: string | null;
}
