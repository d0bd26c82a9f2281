import { IsBoolean, IsOptional } from 'class-validator';
import type { BookingStatus, TicketType } from './ticket-types.js';

/** POST /api/admin/bookings/{booking}/check-in */
export class CheckInDto {
  /** Lets a party in whose visit is on another day. */
  @IsOptional()
  @IsBoolean({ message: 'anyway is true or false' })
  readonly anyway?: boolean;
}

/** The answer to a check-in and to taking one back: whom to let in, and where. */
export interface CheckedInView {
  readonly id: string;
  readonly reference: string;
  readonly status: BookingStatus;
  /** ISO instant; null once it was taken back. */
  readonly checkedInAt: string | null;
  readonly experienceId: number;
  /** On the venue's wall. */
  readonly date: string;
  readonly time: string;
  readonly numberOfTickets: number;
  readonly ticketType: TicketType;
  /** What the door should know of the party, in the order in which it was written. */
  readonly notes: readonly string[];
}
