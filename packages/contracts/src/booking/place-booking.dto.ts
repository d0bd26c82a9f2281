import { IsNumber, IsOptional } from 'class-validator';
import { IsEntityId } from '../entity-id.js';
import { IsLocalDate } from '../local-date.js';
import { IsCustomerEmail, IsCustomerName, IsCustomerPhone } from './customer-rules.js';
import { IsWaitlistOffer } from './is-waitlist-offer.js';
import { QuoteBookingDto } from './quote-booking.dto.js';
import { IsSlotTime } from './slot-time.js';
import type { WaitlistOffer } from './waitlist-offer.js';

/** POST /api/bookings: the booking payload (§3), its rules and their wording (§5). */
export class PlaceBookingDto extends QuoteBookingDto {
  @IsEntityId({ message: 'Please select a venue' })
  readonly venueId!: number;

  @IsLocalDate({ message: 'Please select a date' })
  readonly date!: string;

  @IsSlotTime()
  readonly time!: string;

  @IsCustomerName()
  readonly customerName!: string;

  @IsCustomerEmail()
  readonly customerEmail!: string;

  /** An empty text means that none was given. */
  @IsCustomerPhone()
  readonly customerPhone?: string;

  /** Advisory, in dollars: the server's price always wins (decisions.md 1.1). */
  @IsOptional()
  @IsNumber({}, { message: 'Please send the total price as a number' })
  readonly totalPrice?: number;

  /** Takes the seats that the waitlist holds for this customer; without it, seats that everybody sees. */
  @IsOptional()
  @IsWaitlistOffer({ message: 'Please open the link in your email again' })
  readonly offer?: WaitlistOffer;
}
