import type { AccountEvent } from './account.events.js';

/** Every event type of this room; leave one out and it does not compile. */
export const accountEventTypes: Record<AccountEvent['type'], object> = {
  PaymentStarted: {},
  CheckoutOpened: {},
  PaymentCaptured: {},
  PaymentEnded: {},
  CardRefundStarted: {},
  CardRefundSettled: {},
  CardRefundFailed: {},
  Disputed: {},
  DisputeClosed: {},
  TicketUsed: {},
  TicketLapsed: {},
};
