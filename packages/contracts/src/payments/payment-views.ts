/** Up to how many dollars an order may be paid at a venue; 0: it is paid online. */
export interface VenuePaymentLimit {
  readonly venueId: number;
  readonly name: string;
  readonly upTo: number;
}

/** GET /api/payments/means: how an order can be paid here. */
export interface PaymentMeansView {
  /** Online, now; otherwise it is paid at the venue. */
  readonly online: boolean;
  /** Dollars up to which it may be paid at the venue instead. */
  readonly venueUpTo: number;
  /** Venues that have another figure. Of several venues of an order the lowest counts. */
  readonly venues?: readonly VenuePaymentLimit[];
  /** Where merchandise is picked up: it counts as a venue of the order. Not there where no venue is open. */
  readonly pickUpVenueId?: number;
}

/**
 * How the online payment of an order stands: none was begun; it may be paid at `url`; the bank has not decided yet; it is
 * paid; all that was paid went back or is about to.
 */
export const orderPaymentStates = ['none', 'open', 'processing', 'paid', 'refunded'] as const;
export type OrderPaymentState = (typeof orderPaymentStates)[number];

/** GET /api/orders/{id}/payment. Amounts in dollars. */
export interface OrderPaymentView {
  readonly orderId: string;
  readonly state: OrderPaymentState;
  /** Still to be paid before the order counts; 0 where nothing waits for an online payment. */
  readonly due: number;
  /** All that was paid online. */
  readonly paid: number;
  /** Of it, what has gone back to the card, and what is on its way there. */
  readonly refunded: number;
  readonly refunding: number;
  /** What the customer’s bank took back, until that is decided or for good; not there where nothing. */
  readonly disputed?: number;
  /** Whether it may be paid at the venue instead; not there where nothing is due. */
  readonly payableAtVenue?: boolean;
  /** Where the open payment is paid; null where none is open. */
  readonly url: string | null;
  /** ISO instant at which the open payment ends; null where none is open. */
  readonly expiresAt: string | null;
}

/** POST /api/orders/{id}/payments: the customer is sent to `url`. */
export interface PaymentStartedView {
  readonly paymentId: string;
  /** Absolute, at the gateway. */
  readonly url: string;
  /** Dollars. */
  readonly amount: number;
  /** ISO instant. */
  readonly expiresAt: string;
}

/** Where the gateway sends its signed notices. */
export const paymentNoticesPath = '/api/payments/notices';

/** The page of an order to which the gateway sends a customer back: it has the token from the browser, not from the address. */
export const paidOrderPathOf = (orderId: string, end: 'paid' | 'left'): string => `/order/${orderId}?payment=${end}`;
