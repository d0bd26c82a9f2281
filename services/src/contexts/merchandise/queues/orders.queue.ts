import type { OrderReason } from '@northlight/contracts';

/** What is left to do after an order was written; `tellOf…` are mails. */
export const orderJobs = {
  confirmBookings: 'order-bookings',
  cancelBookings: 'order-bookings-cancelled',
  tellOfOrder: 'order-confirmation',
  tellOfCancellation: 'order-cancelled',
  tellOfShipment: 'order-shipped',
  /** For the payments room: what was paid online for what was given up goes back, and nothing more is paid for it. */
  endPayments: 'order-payments-end',
  /** For the payments room: what was paid for returned items goes back to the card. */
  refundReturn: 'order-return-refund',
  tellOfOpenTickets: 'open-tickets-reminder',
  /** A promo code is free again where no order stands that used it. */
  checkPromotion: 'order-promotion-check',
  /** What a gift voucher pays goes back to it where no order stands that it pays. */
  checkVoucher: 'order-voucher-check',
  returnVoucher: 'order-voucher-return',
  remindOfCheckout: 'checkout-reminder',
} as const;

export const ordersQueue = {
  name: 'orders',
  kinds: [orderJobs.confirmBookings, orderJobs.cancelBookings, orderJobs.returnVoucher],
} as const;

/** Ms after which an order that used a code is there, or never will be. */
export const promotionCheckDelay = 600_000;

/** What such a job carries: a pointer, nothing personal. */
export interface AboutOrder {
  readonly orderId: string;
  /** Why the house cancels its bookings; undefined where its customer does. */
  readonly reason?: OrderReason;
  /** What came back, and cents of its price and its tax that go back to the voucher. */
  readonly returned?: { readonly returnId: string; readonly parts: { readonly goods: number; readonly tax: number } };
}
