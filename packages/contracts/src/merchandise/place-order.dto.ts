import { plainToInstance, Transform } from 'class-transformer';
import { IsBoolean, IsNumber, IsOptional, ValidateNested } from 'class-validator';
import { IsCustomerEmail, IsCustomerName, IsCustomerPhone } from '../booking/customer-rules.js';
import { IsPromoCode } from '../promotions/promotion.dto.js';
import { IsVoucherCode } from '../voucher/voucher.dto.js';
import { AreOrderedGiftCards, type OrderedGiftCard } from './gift-card-lines.js';
import {
  AreOrderedBookings,
  AreOrderedOpenTickets,
  AreOrderedProducts,
  type OrderedBooking,
  type OrderedOpenTicket,
  type OrderedProduct,
} from './order-lines.js';
import { ShippingAddressDto } from './shipping-address.dto.js';

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

/** `@Type` would ask for metadata that browsers do not have. */
const AsAddress = (): PropertyDecorator =>
  Transform(({ value }) =>
    typeof value === 'object' && value !== null ? plainToInstance(ShippingAddressDto, value) : value,
  );

/** POST /api/orders: bookings that were made, tickets whose time is chosen later, and merchandise. At least one of them. */
export class PlaceOrderDto extends OrderContactDto {
  @AreOrderedBookings()
  readonly bookings: readonly OrderedBooking[] = [];

  @AreOrderedProducts()
  readonly products: readonly OrderedProduct[] = [];

  @AreOrderedOpenTickets()
  readonly openTickets: readonly OrderedOpenTicket[] = [];

  /** They are paid online, and nothing else is in the same order. */
  @AreOrderedGiftCards()
  readonly giftCards?: readonly OrderedGiftCard[];

  /** A promo code that takes something off the merchandise, in place of the member price. */
  @IsPromoCode()
  readonly promoCode?: string;

  /** A gift voucher that pays for the merchandise, its shipping and its tax; visits are booked with it before. */
  @IsVoucherCode()
  readonly voucherCode?: string;

  /** Advisory, in dollars: the server's price always wins (decisions.md 1.1). */
  @IsOptional()
  @IsNumber({}, { message: 'Please send the total price as a number' })
  readonly totalPrice?: number;

  /** It counts once it is paid online, instead of at once and paid at the venue. */
  @IsOptional()
  @IsBoolean({ message: 'Pay online must be true or false' })
  readonly payOnline?: boolean;

  /** Where its merchandise goes; left out, it is picked up. Such an order is paid online. */
  @IsOptional()
  @ValidateNested({ message: 'Please enter the address' })
  @AsAddress()
  readonly shipTo?: ShippingAddressDto;
  /** Its customer wants one mail should they leave before paying online. */
  @IsOptional()
  @IsBoolean({ message: 'The reminder must be true or false' })
  readonly remindIfUnpaid?: boolean;
}
