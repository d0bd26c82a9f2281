import { IsEmail, IsNumber, IsOptional, IsString, Matches, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { IsEntityId } from '../entity-id.js';
import { IsLocalDate } from '../local-date.js';
import { QuoteBookingDto } from './quote-booking.dto.js';

/** POST /api/bookings: the booking payload (§3), its rules and their wording (§5). */
export class PlaceBookingDto extends QuoteBookingDto {
  @IsEntityId({ message: 'Please select a venue' })
  readonly venueId!: number;

  @IsLocalDate({ message: 'Please select a date' })
  readonly date!: string;

  @Matches(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, { message: 'Please select a time slot' })
  readonly time!: string;

  @MaxLength(200, { message: 'Please enter a shorter name' })
  @MinLength(2, { message: 'Please enter your name' })
  @IsString({ message: 'Please enter your name' })
  readonly customerName!: string;

  @MaxLength(254, { message: 'Please enter a valid email' })
  @IsEmail({}, { message: 'Please enter a valid email' })
  readonly customerEmail!: string;

  /** An empty text means that none was given. */
  @ValidateIf((_, value) => value !== undefined && value !== null && value !== '')
  @MaxLength(40, { message: 'Please enter a valid phone number' })
  @Matches(/^[+(]?\d[\d\s().+-]{5,}$/, { message: 'Please enter a valid phone number' })
  readonly customerPhone?: string;

  /** Advisory, in dollars: the server's price always wins (decisions.md 1.1). */
  @IsOptional()
  @IsNumber({}, { message: 'Please send the total price as a number' })
  readonly totalPrice?: number;
}
