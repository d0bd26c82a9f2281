import { IsCustomerEmail } from './customer-rules.js';

/** POST /api/bookings/lookup: where to send the links to what was booked without an account. */
export class LookupBookingsDto {
  @IsCustomerEmail()
  readonly email!: string;
}

/** Its answer, the same for every address. */
export interface LookupAcceptedView {
  readonly message: string;
}
