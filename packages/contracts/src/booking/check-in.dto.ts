import { IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';
import { IsEntityId } from '../entity-id.js';
import { type DeskPaymentView, IsPaidWith, type PaidWith } from './desk-payment.js';
import type { PlanPart } from './place-booking.dto.js';
import { type BookingStatus, type TicketType, ticketLimits } from './ticket-types.js';

const howMany = { message: 'Please enter how many guests to check in' };

/** POST /api/admin/bookings/{booking}/check-in */
export class CheckInDto {
  /** The venue at whose door the party stands: one whose visit is at another is told so. */
  @IsOptional()
  @IsEntityId({ message: 'Please select a venue' })
  readonly venueId?: number;

  /** Lets a party in whose visit is on another day, or at another venue. */
  @IsOptional()
  @IsBoolean({ message: 'anyway must be true or false' })
  readonly anyway?: boolean;

  /** The party has paid at the desk: a booking that is held for an online payment is confirmed. */
  @IsOptional()
  @IsBoolean({ message: 'paid must be true or false' })
  readonly paid?: boolean;

  @IsPaidWith()
  readonly paidWith?: PaidWith;

  /** Lets in so many of the party; left out: all that are still outside. */
  @IsOptional()
  @Min(ticketLimits.min, howMany)
  @Max(ticketLimits.max, howMany)
  @IsInt(howMany)
  readonly count?: number;
}

/** The answer to a check-in and to taking one back: whom to let in, and where. */
export interface CheckedInView extends PlanPart {
  readonly id: string;
  readonly reference: string;
  readonly status: BookingStatus;
  /** ISO instant; null once it was taken back. */
  readonly checkedInAt: string | null;
  readonly venueName: string;
  readonly experienceId: number;
  readonly experienceName: string;
  /** On the venue's wall. */
  readonly date: string;
  readonly time: string;
  readonly numberOfTickets: number;
  /** What was paid with this check-in, where it was said how. */
  readonly taken?: DeskPaymentView;
  /** How many of them are in, where not all are. */
  readonly inside?: number;
  readonly ticketType: TicketType;
  /** What the door should know of the party, in the order in which it was written. */
  readonly notes: readonly string[];
}
