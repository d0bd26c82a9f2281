import type {
  CollectionPlace,
  OpenTicketView,
  OrderGiftCardView,
  OrderStatus,
  ShipmentView,
  TillMeans,
} from '@northlight/contracts';
import type { Cents } from '../../../platform/kernel/money.js';
import type { Total } from './order.js';
import type { SoldLine } from './order-lines.js';

/** An order as other rooms may see it; its bookings are named, not told. Amounts in cents. */
export interface OrderDetails {
  readonly id: string;
  readonly reference: string;
  readonly status: OrderStatus;
  /** All of it was paid online before it counted. */
  readonly isPaidOnline: boolean;
  readonly bookings: readonly { readonly venueId: number; readonly id: string }[];
  readonly products: readonly SoldLine[];
  /** Those that still wait for a time; in dollars, as they travel. */
  readonly openTickets: readonly OpenTicketView[];
  /** Bought for somebody; in dollars. */
  readonly giftCards: readonly OrderGiftCardView[];
  readonly total: Total;
  /** What a gift voucher pays of the merchandise, also of an order that is cancelled. */
  readonly goodsVoucher: Cents;
  readonly collectAt: CollectionPlace | null;
  /** Null where it is picked up. */
  readonly shipment: ShipmentView | null;
  /** ISO instant up to which its merchandise is reserved; null where there is none. */
  readonly collectBy: string | null;
  /** Undefined once the person has been erased. */
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string | null } | undefined;
  /** What opens the order to its holder: for a link that only its customer gets. */
  readonly token: string;
}

/** What was reserved of the shelf, and not put back. */
export interface ShelfSales {
  readonly orders: number;
  readonly pieces: number;
  /** Before tax. */
  readonly amount: Cents;
}

/** Merchandise that was handed over to somebody who paid for it then. */
export interface HandedOver {
  readonly reference: string;
  /** Who handed it over: `user:4`. */
  readonly actor: string;
  readonly paidWith: TillMeans;
  /** Below zero where it was paid back for a return. */
  readonly amount: Cents;
  /** What of it is tax. */
  readonly tax: Cents;
  /** Null where the order was shipped. */
  readonly venueId: number | null;
  readonly at: Date;
}

/** A span of time, `to` not included, at one venue or at all of them. */
export interface SalesSpan {
  readonly venueId?: number | undefined;
  readonly from: Date;
  readonly to: Date;
}

/** What other rooms may ask about orders. */
export abstract class Orders {
  /** One order with its customer, as it is now; undefined when there is none. */
  abstract find(orderId: string): Promise<OrderDetails | undefined>;

  /** Merchandise of the orders that were placed from `from` until before `to` and stand. */
  abstract shelfSales(from: Date, to: Date): Promise<ShelfSales>;

  /** What was paid at the desks for merchandise. */
  abstract handedOver(span: SalesSpan): Promise<HandedOver[]>;
}
