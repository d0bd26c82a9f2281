import { IsBoolean, IsOptional, ValidateIf } from 'class-validator';
import { IsCustomerEmail, IsCustomerName, IsCustomerPhone } from './customer-rules.js';

/** POST /api/admin/bookings/{booking}/customer and /api/admin/orders/{order}/customer: who it is for, as it is right. */
export class CorrectCustomerDto {
  @IsCustomerName()
  readonly customerName!: string;

  /** An empty text means that there is none: then nothing is mailed. */
  @ValidateIf((_, value) => value !== undefined && value !== null && value !== '')
  @IsCustomerEmail()
  readonly customerEmail?: string;

  /** An empty text means that there is none. */
  @IsCustomerPhone()
  readonly customerPhone?: string;

  /** Sends the mail with the link once more, to the e-mail as it is then. */
  @IsOptional()
  @IsBoolean({ message: 'resend must be true or false' })
  readonly resend?: boolean;
}

export type CustomerField = 'name' | 'email' | 'phone';

/** The answer: what was changed, and whether a mail is on its way. */
export interface CustomerCorrectedView {
  readonly id: string;
  readonly changed: readonly CustomerField[];
  readonly isResent: boolean;
}
