import type { OrderReason } from '@northlight/contracts';

/** What is left to do after an order was written; `tellOf…` are mails, the others are run by this room's worker. */
export const orderJobs = {
  confirmBookings: 'order-bookings',
  cancelBookings: 'order-bookings-cancelled',
  tellOfOrder: 'order-confirmation',
  tellOfCancellation: 'order-cancelled',
  tellOfOpenTickets: 'open-tickets-reminder',
} as const;

export const ordersQueue = {
  name: 'orders',
  kinds: [orderJobs.confirmBookings, orderJobs.cancelBookings],
} as const;

/** What such a job carries: a pointer, nothing personal. */
export interface AboutOrder {
  readonly orderId: string;
  /** Why the house cancels its bookings; undefined where its customer does. */
  readonly reason?: OrderReason;
}
