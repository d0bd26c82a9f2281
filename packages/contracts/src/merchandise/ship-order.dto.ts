import { IsIn, IsOptional, Matches, Max, Min } from 'class-validator';
import { IsEmailAddress } from '../one-line.js';
import { IsDecimal } from '../rules/is-decimal.js';
import { Trimmed } from '../rules/trimmed.js';
import { encodeText } from '../text.js';
import { type UsState, usStateCodes } from '../us-states.js';
import { IsVoucherCode } from '../voucher/voucher.dto.js';
import { AreOrderedProducts, type OrderedProduct } from './order-lines.js';
import { IsParcelNumber } from './parcel.dto.js';

/** Who carries parcels, with the page that follows one, up to its number. */
export const carriers = {
  usps: { name: 'USPS', trackingPage: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' },
  ups: { name: 'UPS', trackingPage: 'https://www.ups.com/track?tracknum=' },
  fedex: { name: 'FedEx', trackingPage: 'https://www.fedex.com/fedextrack/?trknbr=' },
} as const;
export type Carrier = keyof typeof carriers;
export const carrierCodes = Object.keys(carriers) as Carrier[];

/** The page of a carrier that follows a parcel. */
export const trackingUrlOf = (carrier: Carrier, trackingNumber: string): string =>
  `${carriers[carrier].trackingPage}${encodeText(trackingNumber)}`;

/** POST /api/admin/orders/{order}/ship */
export class ShipOrderDto {
  @IsIn(carrierCodes, { message: `Please use one of: ${carrierCodes.join(', ')}` })
  readonly carrier!: Carrier;

  @Matches(/^[\dA-Za-z -]{6,40}$/, { message: 'Please enter the tracking number' })
  @Trimmed()
  readonly trackingNumber!: string;

  /** Which of its parcels; left out: the first that is packed. */
  @IsParcelNumber()
  readonly parcel?: number;
}

/** POST /api/orders/charges: asked while an order is put together. */
export class QuoteChargesDto {
  @AreOrderedProducts()
  readonly products: readonly OrderedProduct[] = [];

  /** Whose plan makes merchandise cheaper, as in the order. */
  @IsOptional()
  @IsEmailAddress('Please enter a valid email')
  readonly customerEmail?: string;

  /** Where it is shipped to; left out, it is picked up. */
  @IsOptional()
  @IsIn(usStateCodes, { message: 'Please choose a state' })
  readonly shipToState?: UsState;

  /** Dollars that a promo code takes off it, as the page was told: tax is of what is left. The order works it out itself. */
  @IsOptional()
  @Max(100_000, { message: 'Please send the discount in dollars' })
  @Min(0, { message: 'Please send the discount in dollars' })
  @IsDecimal(2, { message: 'Please send the discount in dollars' })
  readonly discount?: number;

  /** A gift voucher that is to pay for it. */
  @IsVoucherCode()
  readonly voucherCode?: string;

  /** Dollars that visits of the same order take of it before. */
  @IsOptional()
  @Max(100_000, { message: 'Please send the amount in dollars' })
  @Min(0, { message: 'Please send the amount in dollars' })
  @IsDecimal(2, { message: 'Please send the amount in dollars' })
  readonly voucherTaken?: number;
}
