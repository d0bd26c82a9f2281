import type { BookingStatus, CollectionPlace, ShipmentView } from '@northlight/contracts';
import type { Cents } from '../../../platform/kernel/money.js';
import type { VisitLine } from '../../booking/index.js';
import type { OrderDetails } from '../../merchandise/index.js';

/** A visit of an order, with what opens it. */
export interface OrderedVisit extends Pick<VisitLine, 'id' | 'reference' | 'experienceName' | 'venueName'> {
  readonly status: BookingStatus;
  /** yyyy-MM-dd and HH:mm, on the venue's wall. */
  readonly date: string;
  readonly time: string;
  readonly tickets: number;
  /** Before the booking fee. */
  readonly subtotal: Cents;
  readonly manageToken: string;
}

/** An order as its mails tell it; amounts in cents. */
export interface PlacedOrder {
  readonly id: string;
  /** Opens the order: part of the link, and of nothing else. */
  readonly token: string;
  readonly reference: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly isCancelled: boolean;
  /** All of it was paid before it counted. */
  readonly isPaidOnline: boolean;
  readonly visits: readonly OrderedVisit[];
  readonly products: OrderDetails['products'];
  /** Those that wait for a time; in dollars, as they travel. */
  readonly openTickets: OrderDetails['openTickets'];
  /** Bought for somebody; in dollars. */
  readonly giftCards?: OrderDetails['giftCards'];
  readonly subtotal: Cents;
  /** What gift vouchers paid of it. */
  readonly voucher: Cents;
  /** What of that, or of what was cancelled, a gift card paid of the merchandise. */
  readonly goodsVoucher?: Cents;
  /** What a promotion takes off the merchandise, what shipping costs, and its tax. */
  readonly discount: Cents;
  readonly shipping: Cents;
  readonly tax: Cents;
  readonly bookingFee: Cents;
  readonly total: Cents;
  /** Null where there is nothing to collect. */
  readonly collectAt: CollectionPlace | null;
  /** Null where it is picked up. */
  readonly shipment: ShipmentView | null;
  /** ISO instant up to which its merchandise is reserved; null where there is none. */
  readonly collectBy: string | null;
}
