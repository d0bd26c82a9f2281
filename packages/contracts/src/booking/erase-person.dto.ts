import { IsEmail, MaxLength } from 'class-validator';

const validEmail = { message: 'Please enter a valid email' };

/** DELETE /api/admin/persons: forgets whoever booked or wrote with this e-mail (docs/adr/0017). */
export class ErasePersonDto {
  @MaxLength(254, validEmail)
  @IsEmail({}, validEmail)
  readonly email!: string;
}

/** Its answer; 0 when nobody was found, or nobody was left. */
export interface PersonErasedView {
  /** Customers, messages and addresses of the newsletter that are forgotten now. The bookings stay. */
  readonly erased: number;
}
