import { IsNumber, IsOptional } from 'class-validator';
import { IsCustomerEmail, IsCustomerName, IsCustomerPhone } from '../booking/customer-rules.js';
import { AreOrderedBookings, AreOrderedProducts, type OrderedBooking, type OrderedProduct } from './order-lines.js';

/** Whom an order is for: the rules and the wording of a booking (§5). The form of the checkout. */
export class OrderContactDto {
  @IsCustomerName()
  readonly customerName!: string;

  @IsCustomerEmail()
  readonly customerEmail!: string;

  /** An empty text means that none was given. */
  @IsCustomerPhone()
  readonly customerPhone?: string;
}

/** POST /api/orders: bookings that were made, and merchandise to collect. One of both may be empty. */
export class PlaceOrderDto extends OrderContactDto {
  @AreOrderedBookings()
  readonly bookings: readonly OrderedBooking[] = [];

  @AreOrderedProducts()
  readonly products: readonly OrderedProduct[] = [];

  /** Advisory, in dollars: the server's price always wins (decisions.md 1.1). */
  @IsOptional()
  @IsNumber({}, { message: 'Please send the total price as a number' })
  readonly totalPrice?: number;
}
