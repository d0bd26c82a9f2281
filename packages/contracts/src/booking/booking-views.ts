import type { BookingStatus } from './ticket-types.js';

/** A slot as GET /api/availability answers it (§3). `time` is the venue's local HH:MM. */
export interface SlotView {
  readonly id: string;
  readonly time: string;
  readonly capacity: number;
  readonly bookedCount: number;
  /** False once the slot has started or was closed: shown, but not to be chosen. */
  readonly bookable: boolean;
  /** ISO instant from which everybody may book it, while that lies ahead; the holder of a plan, its priority hours earlier. */
  readonly opensAt?: string;
}

/** One day of the booking calendar, GET /api/availability/days. */
export interface DayView {
  readonly date: string;
  /** Slots of that day that can still be booked with at least one seat. */
  readonly openSlots: number;
  /** Where none can be booked yet: the earliest instant (ISO) from which everybody may book one of them. */
  readonly opensAt?: string;
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
