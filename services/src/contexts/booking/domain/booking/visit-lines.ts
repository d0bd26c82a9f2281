import type { BookingStatus } from '@northlight/contracts';
import type { Cents } from '../../../../platform/kernel/money.js';

/** A booking as a line of something larger: what it is now, and nothing of the person. Amounts in cents. */
export interface VisitLine {
  readonly id: string;
  readonly venueId: number;
  readonly reference: string;
  readonly status: BookingStatus;
  readonly experienceName: string;
  readonly experienceSlug: string;
  readonly imageUrl: string;
  readonly venueName: string;
  /** On the venue's wall, whose zone is `timezone`. */
  readonly date: string;
  readonly time: string;
  readonly timezone: string;
  readonly startsAt: Date | null;
  readonly tickets: number;
  /** Of them, those of guests who come in with a guest pass: $0 of the subtotal. */
  readonly guestPasses: number;
  readonly subtotal: Cents;
  /** What a gift voucher pays of the subtotal; 0 where none does. */
  readonly voucher: Cents;
  readonly fee: Cents;
  /** On admission; 0 where there is none. */
  readonly tax: Cents;
  readonly total: Cents;
}

/** Names one booking. */
export interface VisitKey {
  readonly venueId: number;
  readonly id: string;
}

/** A booking that somebody shows, and what proves that it is theirs. */
export interface ShownBooking {
  readonly bookingId: string;
  readonly user?: { readonly id: number; readonly isAdmin: boolean; readonly roles?: readonly string[] } | undefined;
  /** Its manage token. */
  readonly token?: string | undefined;
}

/** What a room that sells bookings together with other things may ask about them. */
export abstract class VisitLines {
  /** One booking, for whoever may manage it. @throws {Refusal} BOOKING_NOT_FOUND, also for another person's */
  abstract open(shown: ShownBooking): Promise<VisitLine>;

  /** Bookings by their ids; those that do not exist are left out. */
  abstract read(keys: readonly VisitKey[]): Promise<ReadonlyMap<string, VisitLine>>;
}
