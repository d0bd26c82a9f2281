import { IsBoolean, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { IsPaidWith, type PaidWith } from '../booking/desk-payment.js';
import { IsSlotTime } from '../booking/slot-time.js';
import { IsEntityIdText } from '../entity-id.js';
import { uuid } from '../list-rules.js';
import { IsLocalDate } from '../local-date.js';
import { OneLine } from '../one-line.js';
import { PageDto } from '../page.js';
import { IsVoucherCode } from '../voucher/voucher.dto.js';
import { type OrderStatus, orderStatuses } from './order-status.js';
import { type ShipmentState, shipmentStates } from './shipment-views.js';

/** POST /api/orders/{id}/cancel */
export class CancelOrderDto {
  /** Cancels its bookings too, each by its own rules (§9); without it they stay as they are. */
  @IsOptional()
  @IsBoolean({ message: 'cancelBookings must be true or false' })
  readonly cancelBookings?: boolean;
}

/**
 * Why the house cancels an order. A closed list, as for bookings: it is kept for good, so that nobody may write there what
 * they know of a person.
 */
export const orderReasons = ['customer_asked', 'not_collected', 'damaged', 'mistake', 'other'] as const;
export type DeskOrderReason = (typeof orderReasons)[number];
/** Why the house cancels an order; those about payment are nobody's to choose. */
export type OrderReason = DeskOrderReason | 'not_paid' | 'paid_too_late';

/** POST /api/admin/orders/{order}/cancel */
export class CancelOrderAtDeskDto extends CancelOrderDto {
  @IsIn(orderReasons, { message: `Please use one of these reasons: ${orderReasons.join(', ')}` })
  readonly reason!: DeskOrderReason;
}

/** POST /api/admin/orders/{order}/collect */
export class CollectOrderDto {
  /** How what is due for the merchandise was paid. */
  @IsPaidWith()
  readonly paidWith?: PaidWith;

  /** A gift voucher that pays first; the rest is paid as said. */
  @IsVoucherCode()
  readonly voucherCode?: string;
}

/** POST /api/orders/{id}/open-tickets/{ticket}/schedule: when the visit is. */
export class ScheduleOpenTicketDto {
  @IsLocalDate({ message: 'Please select a date' })
  readonly date!: string;

  @IsSlotTime()
  readonly time!: string;
}

/** GET /api/orders?limit&cursor: one's own orders, the latest first. */
export class ListOrdersDto extends PageDto {}

const search = { message: 'Please enter a shorter search' };

/** GET /api/admin/orders?q&status&booking&venueId&limit&cursor: every order, the latest first. */
export class SearchOrdersDto extends PageDto {
  /** A reference, an e-mail address, or a part of a name. */
  @IsOptional()
  @OneLine()
  @MaxLength(200, search)
  @IsString(search)
  readonly q?: string;

  @IsOptional()
  @IsIn(orderStatuses, { message: `Please use one of: ${orderStatuses.join(', ')}` })
  readonly status?: OrderStatus;

  /** Only orders that are shipped, and are so far. */
  @IsOptional()
  @IsIn(shipmentStates, { message: `Please use one of: ${shipmentStates.join(', ')}` })
  readonly shipment?: ShipmentState;

  /** The id of a booking: only the order that it is in. */
  @IsOptional()
  @Matches(uuid, { message: 'Please send the booking ID' })
  readonly booking?: string;

  /** Only orders whose merchandise is collected at this venue. */
  @IsOptional()
  @IsEntityIdText({ message: 'Please send the venue number' })
  readonly venueId?: number;
}
