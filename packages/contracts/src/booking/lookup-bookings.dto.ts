import { IsEmail, MaxLength } from 'class-validator';

/** POST /api/bookings/lookup: where to send the links to what was booked without an account. */
export class LookupBookingsDto {
  @MaxLength(254, { message: 'Please enter a valid email' })
  @IsEmail({}, { message: 'Please enter a valid email' })
  readonly email!: string;
}

/** Its answer, the same for every address. */
export interface LookupAcceptedView {
  readonly message: string;
}
