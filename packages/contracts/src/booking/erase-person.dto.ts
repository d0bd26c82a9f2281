import { IsCustomerEmail } from './customer-rules.js';

/** DELETE /api/admin/persons: forgets whoever booked or wrote with this e-mail (docs/adr/0017). */
export class ErasePersonDto {
  @IsCustomerEmail()
  readonly email!: string;
}

/** Its answer; 0 when nobody was found, or nobody was left. */
export interface PersonErasedView {
  /** Customers, messages and addresses of the newsletter that are forgotten now. The bookings stay. */
  readonly erased: number;
}
