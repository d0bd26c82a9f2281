import { IsBoolean, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageDto } from '../page.js';
import { type OrderStatus, orderStatuses } from './order-status.js';

/** POST /api/orders/{id}/cancel */
export class CancelOrderDto {
  /** Cancels its bookings too, each by its own rules (§9); without it they stay as they are. */
  @IsOptional()
  @IsBoolean({ message: 'cancelBookings is true or false' })
  readonly cancelBookings?: boolean;
}

/** GET /api/orders?limit&cursor: one's own orders, the latest first. */
export class ListOrdersDto extends PageDto {}

const search = { message: 'Please search for a shorter text' };

/** GET /api/admin/orders?q&status&limit&cursor: every order, the latest first. */
export class SearchOrdersDto extends PageDto {
  /** A reference, an e-mail address, or a part of a name. */
  @IsOptional()
  @MaxLength(200, search)
  @IsString(search)
  readonly q?: string;

  @IsOptional()
  @IsIn(orderStatuses, { message: `Please ask for one of: ${orderStatuses.join(', ')}` })
  readonly status?: OrderStatus;
}
