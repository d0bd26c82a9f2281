import type { OrderedProduct } from '@northlight/contracts';
import type { NewGiftCard } from '../../vouchers/index.js';
import type { OpenTicket } from '../domain/open-ticket.js';
import type { OrderCharges } from '../domain/order.js';
import type { SoldLine } from '../domain/order-lines.js';
import type { OrderTax } from '../domain/order-taxes.js';
import type { CustomerDetails } from './order-persons.js';
import type { BookingToTake } from './order-statements.js';

/** An order that was checked and not yet written. */
export interface NewOrder {
  readonly id: string;
  readonly reference: string;
  readonly userId: number | null;
  readonly personRef: string;
  readonly customer: CustomerDetails;
  readonly products: readonly SoldLine[];
  /** The lines as they were asked for: a refusal names them. */
  readonly wanted: readonly OrderedProduct[];
  readonly bookings: readonly BookingToTake[];
  readonly openTickets: readonly OpenTicket[];
  /** Bought for somebody; then there is nothing else in it. */
  readonly giftCards?: readonly NewGiftCard[];
  readonly charges: OrderCharges;
  /** It counts once it is paid online. */
  readonly awaitsPayment: boolean;
  readonly taxes: readonly OrderTax[];
  /** To the address of its customer, instead of being collected. */
  readonly isShipped: boolean;
  /** Its customer wants to be reminded should nobody pay it. */
  readonly remindIfUnpaid?: boolean | undefined;
  readonly collectVenueId: number | null;
  /** Up to when its merchandise is reserved; null where there is none. */
  readonly collectBy: Date | null;
  readonly at: Date;
  /** False: nobody is written to. */
  readonly notify?: boolean | undefined;
}
