import { IsBoolean, IsIn, IsNumber, IsOptional, ValidateIf } from 'class-validator';
import { IsEntityId } from '../entity-id.js';
import { IsLocalDate } from '../local-date.js';
import { IsVoucherCode } from '../voucher/voucher.dto.js';
import { IsCustomerEmail, IsCustomerName, IsCustomerPhone } from './customer-rules.js';
import { IsPaidWith, type PaidWith } from './desk-payment.js';
import { type DeskReason, deskReasonMessage, deskReasons } from './desk-reasons.js';
import { RescheduleBookingDto } from './manage-booking.dto.js';
import { TicketChoiceDto } from './place-booking.dto.js';
import { IsSlotTime } from './slot-time.js';

const isReason = { message: deskReasonMessage };

/** POST /api/admin/bookings/{booking}/cancel */
export class CancelAtDeskDto {
  @IsIn(deskReasons, isReason)
  readonly reason!: DeskReason;

  /** Gives back all that was paid, also where the rules that it was sold under give nothing any more. */
  @IsOptional()
  @IsBoolean({ message: 'refundAll must be true or false' })
  readonly refundAll?: boolean;
}

/** POST /api/admin/bookings/{booking}/move */
export class MoveAtDeskDto extends RescheduleBookingDto {
  @IsIn(deskReasons, isReason)
  readonly reason!: DeskReason;
}

/**
 * POST /api/admin/bookings: a party that stands at the desk. Its booking is firm at once.
 */
export class SellAtDeskDto extends TicketChoiceDto {
  @IsEntityId({ message: 'Please select a venue' })
  readonly venueId!: number;

  @IsLocalDate({ message: 'Please select a date' })
  readonly date!: string;

  @IsSlotTime()
  readonly time!: string;

  @IsCustomerName()
  readonly customerName!: string;

  /** An empty text means that none was given: then nothing is mailed. */
  @ValidateIf((_, value) => value !== undefined && value !== null && value !== '')
  @IsCustomerEmail()
  readonly customerEmail?: string;

  /** An empty text means that none was given. */
  @IsCustomerPhone()
  readonly customerPhone?: string;

  /** What the party was told, in dollars: the answer says whether it was so. */
  @IsOptional()
  @IsNumber({}, { message: 'Please send the total price as a number' })
  readonly totalPrice?: number;

  @IsPaidWith()
  readonly paidWith?: PaidWith;

  /** A gift voucher that pays first; the rest is paid here. */
  @IsVoucherCode()
  readonly voucherCode?: string;

  /** Lets the party in with the sale; only for a visit of today. */
  @IsOptional()
  @IsBoolean({ message: 'checkIn must be true or false' })
  readonly checkIn?: boolean;
}
