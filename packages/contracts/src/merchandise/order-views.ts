import type { BookingStatus } from '../booking/ticket-types.js';
import type { OpeningHours } from '../catalog/catalog-views.js';
import type { OrderGiftCardView } from '../voucher/gift-card-views.js';
import type { OpenTicketView } from './open-ticket-views.js';
import type { OrderStatus } from './order-status.js';
import type { OrderReturns } from './return-views.js';
import type { ShipmentView } from './shipment-views.js';

/** A booking of an order, as it is now: it may have been moved or cancelled since. Amounts in dollars. */
export interface OrderBookingView {
  readonly id: string;
  readonly reference: string;
  readonly status: BookingStatus;
  readonly experienceName: string;
  readonly experienceSlug: string;
  readonly imageUrl: string;
  readonly venueName: string;
  /** On the wall of the venue, whose zone is `timezone`. */
  readonly date: string;
  readonly time: string;
  readonly timezone: string;
  readonly numberOfTickets: number;
  /** Of them, those of guests who come in with a guest pass; not there where none do. */
  readonly guestPasses?: number;
  readonly subtotal: number;
  /** What a gift voucher paid of the subtotal; not there where none did. */
  readonly voucher?: number;
  readonly bookingFee: number;
  /** On admission; not there where nothing is taxed. */
  readonly tax?: number;
  readonly totalPrice: number;
  /** Opens the booking (`managePathOf`), for the customer of the order; null for everybody else, and by a link that is older than the booking's own. */
  readonly manageToken: string | null;
}

/** A line of merchandise, as it was sold. `price` of one piece and `total`, in dollars. */
export interface OrderProductView {
  readonly productId: number;
  readonly name: string;
  /** Its size; null where it has none. */
  readonly variant: string | null;
  readonly quantity: number;
  readonly price: number;
  readonly total: number;
  readonly imageUrl: string;
}

/** The venue where merchandise is collected. `weekHours` starts on Sunday; null is a closed day. */
export interface CollectionPlace {
  readonly venueId: number;
  readonly name: string;
  readonly slug: string;
  /** In one line. */
  readonly address: string;
  readonly timezone: string;
  readonly weekHours: readonly (OpeningHours | null)[];
}

/** What an order is made of, and what it costs, in dollars. Bookings that were cancelled or have lapsed cost nothing. */
export interface OrderBill {
  readonly bookings: readonly OrderBookingView[];
  readonly products: readonly OrderProductView[];
  /** Tickets whose time is chosen later. Those that became a booking are among the bookings, too, and cost nothing here. */
  readonly openTickets: readonly OpenTicketView[];
  /** Not there where there are none. */
  readonly giftCards?: readonly OrderGiftCardView[];
  /** Merchandise, and tickets before the booking fee. */
  readonly subtotal: number;
  /** What gift vouchers pay of all of it; not there where none does. */
  readonly voucher?: number;
  /** What a promotion takes off the merchandise, what shipping costs, and its tax; not there where nothing. */
  readonly discount?: number;
  readonly shipping?: number;
  readonly tax?: number;
  readonly bookingFee: number;
  /** What all of it comes to. */
  readonly totalPrice: number;
}

/** An order as a list shows it. */
export interface OrderSummary extends OrderBill {
  readonly id: string;
  readonly reference: string;
  readonly status: OrderStatus;
  /** ISO instant. */
  readonly createdAt: string;
}

/** Whom an order is for; texts are empty once the person was erased. */
export interface OrderCustomer {
  readonly customerName: string;
  readonly customerEmail: string;
  readonly customerPhone: string | null;
}

/** GET /api/orders/{id} */
export interface OrderView extends OrderSummary, OrderCustomer, OrderReturns {
  /** Null where there is nothing to collect. */
  readonly collectAt: CollectionPlace | null;
  /** ISO instant up to which its merchandise is reserved; null where there is none. */
  readonly collectBy: string | null;
  /** ISO instants; null where it did not happen. */
  readonly collectedAt: string | null;
  readonly cancelledAt: string | null;
  readonly canCancel: boolean;
  /** Not there where it is picked up. */
  readonly shipment?: ShipmentView;
}

/** The 201 answer of POST /api/orders. */
export interface OrderPlacedView extends OrderView {
  /** Opens this order to whoever holds it (`orderPathOf`, header Order-Token), for visitors without an account. */
  readonly token: string;
  /** True when the client's totalPrice was not the server's. */
  readonly priceAdjusted: boolean;
}

/** What became of a booking whose order was cancelled. */
export interface OrderBookingEnd {
  readonly id: string;
  readonly reference: string;
  readonly status: BookingStatus;
  /** Dollars that were paid for it: without any there is nothing to refund. Not there where it was left as it is. */
  readonly paid?: number;
  /** Dollars that go back. */
  readonly refund: number;
  /** Dollars that go back to its gift voucher; not there where none do. */
  readonly voucherBack?: number;
  /** Why it was not cancelled though that was asked, in words; null where nothing was in the way. */
  readonly refusal: string | null;
}

/** The answer of POST /api/orders/{id}/cancel: what was reserved is for sale again. */
export interface OrderCancelledView {
  readonly id: string;
  readonly reference: string;
  readonly status: OrderStatus;
  readonly cancelledAt: string;
  /** Bookings stay as they are unless the body says `cancelBookings`. */
  readonly bookings: readonly OrderBookingEnd[];
  /** Dollars of the merchandise that go back to its gift voucher; not there where none paid. */
  readonly voucherBack?: number;
}
