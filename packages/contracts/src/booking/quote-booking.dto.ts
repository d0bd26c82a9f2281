import { IsIn, IsInt, Max, Min } from 'class-validator';
import { IsEntityId } from '../entity-id.js';
import { IsVoucherCode } from '../voucher/voucher.dto.js';
import { type TicketType, ticketLimits, ticketTypes } from './ticket-types.js';

const ticketCount = { message: 'Please choose between 1 and 20 tickets' };

/** Which tickets of which experience. */
export class TicketChoiceDto {
  @IsEntityId({ message: 'Please select an experience' })
  readonly experienceId!: number;

  @Min(ticketLimits.min, ticketCount)
  @Max(ticketLimits.max, ticketCount)
  @IsInt(ticketCount)
  readonly numberOfTickets!: number;

  @IsIn(ticketTypes, { message: 'Please select a ticket type' })
  readonly ticketType!: TicketType;
}

/** POST /api/bookings/quote: what a choice of tickets costs, before anything is held. */
export class QuoteBookingDto extends TicketChoiceDto {
  /** The code of a gift voucher that pays what it can; empty or left out where none does. */
  @IsVoucherCode()
  readonly voucherCode?: string;
}
