import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { IsLocalDate } from '../local-date.js';
import { ticketLimits } from './ticket-types.js';

const ticketCount = { message: 'Please choose between 1 and 20 tickets' };

/** POST /api/bookings/{id}/reschedule: another time of the same experience at the same venue. */
export class RescheduleBookingDto {
  @IsLocalDate({ message: 'Please select a date' })
  readonly date!: string;

  @Matches(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, { message: 'Please select a time slot' })
  readonly time!: string;
}

/** POST /api/bookings/{id}/party: another number of tickets. */
export class ChangePartyDto {
  @Min(ticketLimits.min, ticketCount)
  @Max(ticketLimits.max, ticketCount)
  @IsInt(ticketCount)
  readonly numberOfTickets!: number;
}

/**
 * Why a customer cancels. A closed list: it becomes part of an event, which is never erased, so that nobody may write
 * there what they tell of themselves.
 */
export const cancelReasons = ['plans_changed', 'another_time', 'weather', 'travel', 'price', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** POST /api/bookings/{id}/cancel. */
export class CancelBookingDto {
  @IsOptional()
  @IsIn(cancelReasons, { message: `Please use one of these reasons: ${cancelReasons.join(', ')}` })
  readonly reason?: CancelReason;
}
