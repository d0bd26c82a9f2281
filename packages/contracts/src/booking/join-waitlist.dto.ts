import { IsInt, Max, Min } from 'class-validator';
import { IsEntityId } from '../entity-id.js';
import { IsLocalDate } from '../local-date.js';
import { IsCustomerEmail, IsCustomerName, IsCustomerPhone } from './customer-rules.js';
import { IsSlotTime } from './slot-time.js';
import { ticketLimits } from './ticket-types.js';

const partySize = { message: 'Please choose 1 to 20 guests' };

/** POST /api/waitlist: a party that waits for seats of a full slot (decisions.md 2.4, U9). */
export class JoinWaitlistDto {
  @IsEntityId({ message: 'Please select a venue' })
  readonly venueId!: number;

  @IsEntityId({ message: 'Please select an experience' })
  readonly experienceId!: number;

  @IsLocalDate({ message: 'Please select a date' })
  readonly date!: string;

  @IsSlotTime()
  readonly time!: string;

  @Min(ticketLimits.min, partySize)
  @Max(ticketLimits.max, partySize)
  @IsInt(partySize)
  readonly party!: number;

  @IsCustomerName()
  readonly customerName!: string;

  @IsCustomerEmail()
  readonly customerEmail!: string;

  @IsCustomerPhone()
  readonly customerPhone?: string;
}
