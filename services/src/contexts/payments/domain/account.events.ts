import type { Cents } from '../../../platform/kernel/money.js';

/** What a payment is for: the merchandise of its order and what comes to it, its gift cards, one of its bookings, or tickets without a time. */
export type AccountLine =
  | { readonly kind: 'goods' | 'shipping' | 'tax' | 'gift_card'; readonly amount: Cents }
  | { readonly kind: 'booking'; readonly bookingId: string; readonly venueId: number; readonly amount: Cents }
  /** They become the booking of the same id. */
  | { readonly kind: 'open_ticket'; readonly ticketId: string; readonly venueId: number; readonly amount: Cents };

/** Why a payment can no longer be made. */
export type PaymentEnd = 'expired' | 'replaced' | 'declined' | 'order_cancelled' | 'paid_at_venue';

/** The customer is asked to pay so much for these. */
export interface PaymentStarted {
  readonly type: 'PaymentStarted';
  readonly payment: string;
  readonly lines: readonly AccountLine[];
  readonly amount: Cents;
  /** ISO instant after which it cannot be paid. */
  readonly until: string;
}

/** The gateway has a page for it. */
export interface CheckoutOpened {
  readonly type: 'CheckoutOpened';
  readonly payment: string;
  readonly checkoutId: string;
  readonly url: string;
}

/** The gateway has the money. */
export interface PaymentCaptured {
  readonly type: 'PaymentCaptured';
  readonly payment: string;
  /** What the gateway calls the money. */
  readonly chargeId: string;
}

export interface PaymentEnded {
  readonly type: 'PaymentEnded';
  readonly payment: string;
  readonly why: PaymentEnd;
}

/** What goes back of a payment: for one of its lines, or as a whole where the order had been paid before. */
export type RefundPurpose =
  /** With the return that it is for, where only some of the merchandise came back. */
  | { readonly kind: 'goods' | 'paid_twice'; readonly returnId?: string }
  | { readonly kind: 'booking'; readonly bookingId: string; readonly venueId: number }
  | { readonly kind: 'open_ticket'; readonly ticketId: string };

export interface CardRefundStarted {
  readonly type: 'CardRefundStarted';
  readonly refundId: string;
  readonly payment: string;
  readonly amount: Cents;
  readonly purpose: RefundPurpose;
}

export interface CardRefundSettled {
  readonly type: 'CardRefundSettled';
  readonly refundId: string;
  readonly gatewayRefundId: string;
}

export interface CardRefundFailed {
  readonly type: 'CardRefundFailed';
  readonly refundId: string;
  /** As the gateway names it. */
  readonly why: string;
}

/** The customer's bank took a payment back, or part of it, until it is decided who gets the money. */
export interface Disputed {
  readonly type: 'Disputed';
  /** As the gateway names it. */
  readonly disputeId: string;
  readonly payment: string;
  readonly amount: Cents;
  /** As the gateway names it, such as `fraudulent`. */
  readonly reason: string;
}

/** The bank has decided: what is won is here again, what is lost is the customer's. */
export interface DisputeClosed {
  readonly type: 'DisputeClosed';
  readonly disputeId: string;
  readonly outcome: 'won' | 'lost';
}

/** Tickets that were paid before have their time: what was paid is the booking's from now on. */
export interface TicketUsed {
  readonly type: 'TicketUsed';
  readonly ticketId: string;
  readonly amount: Cents;
}

/** No time was chosen while that was possible: what was paid is earned. */
export interface TicketLapsed {
  readonly type: 'TicketLapsed';
  readonly ticketId: string;
  readonly amount: Cents;
}

/** What can have happened to the money of an order. Stream `account/<order>`. */
export type AccountEvent =
  | PaymentStarted
  | CheckoutOpened
  | PaymentCaptured
  | PaymentEnded
  | CardRefundStarted
  | CardRefundSettled
  | CardRefundFailed
  | Disputed
  | DisputeClosed
  | TicketUsed
  | TicketLapsed;
