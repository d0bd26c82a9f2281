import type { Cents } from '../../../platform/kernel/money.js';
import type { CreditRequest, CustomerRequest } from './gateway-credit.js';
import { SubscriptionGateway } from './gateway-subscription.js';

/** A line of the page on which a customer pays. */
export interface CheckoutLine {
  readonly name: string;
  readonly amount: Cents;
}

/** What a customer is to pay at the gateway, at once and as a whole. */
export interface CheckoutRequest {
  /** Our own id of the payment: the gateway answers the same for the same id. */
  readonly paymentId: string;
  readonly orderReference: string;
  readonly lines: readonly CheckoutLine[];
  readonly customerEmail: string;
  /** When it can no longer be paid: 30 minutes to 24 hours ahead. */
  readonly expiresAt: Date;
  /** Absolute addresses to which the customer comes back. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A hosted page on which a customer pays, as the gateway knows it. */
export interface Checkout {
  readonly checkoutId: string;
  readonly paymentId: string;
  /** `open` may be paid; `expired` never was and never will be; `processing` is not decided yet. */
  readonly state: 'open' | 'processing' | 'paid' | 'expired';
  /** Where it is paid; null once it cannot be. */
  readonly url: string | null;
  /** The gateway's id of the money, for refunds; null until it is paid. */
  readonly chargeId: string | null;
  readonly amount: Cents;
}

export interface RefundRequest {
  /** Our own id of the refund: money goes back once for the same id. */
  readonly refundId: string;
  readonly chargeId: string;
  readonly amount: Cents;
}

export interface GatewayRefund {
  readonly refundId: string;
  /** The gateway's own id of it. */
  readonly gatewayRefundId: string;
  readonly state: 'pending' | 'succeeded' | 'failed';
  /** Why it failed, as the gateway names it; null where it did not. */
  readonly failure: string | null;
}

/** A payment that its customer's bank takes back. */
export interface GatewayDispute {
  readonly disputeId: string;
  readonly chargeId: string;
  readonly amount: Cents;
  /** As the gateway names it. */
  readonly reason: string;
  /** Undefined as long as the bank has not decided. */
  readonly outcome?: 'won' | 'lost';
}

/** What the gateway has told us by itself, once it was proven to be the gateway's. */
export type PaymentNotice = { readonly id: string } & (
  | { readonly kind: 'checkout'; readonly checkout: Checkout }
  | { readonly kind: 'refund'; readonly refund: GatewayRefund }
  | { readonly kind: 'dispute'; readonly dispute: GatewayDispute }
  /** Something happened to a subscription, or to the page on which it begins: what, is asked for. */
  | { readonly kind: 'subscription'; readonly subscriptionId: string; readonly gatewayId: string | null }
  | { readonly kind: 'other'; readonly type: string }
);

/** Something that moved on the gateway's own balance, before its fees. */
export type GatewayMovement = {
  readonly movementId: string;
  /** Above zero what came in, below it what went out. */
  readonly amount: Cents;
} /** Without an id of ours it was not begun here. */ & (
  | { readonly kind: 'payment'; readonly chargeId: string; readonly paymentId: string | null }
  /** A month of a subscription. */
  | { readonly kind: 'plan'; readonly invoiceId: string; readonly subscriptionId: string | null }
  /** A refund, and one that came back. */
  | { readonly kind: 'refund' | 'refund_failure'; readonly refund: GatewayRefund }
  | { readonly kind: 'dispute' | 'dispute_reversal'; readonly dispute: GatewayDispute }
);

/** A span of time, `to` not included, and the cursor of the page before. */
export interface MovementSpan {
  readonly from: Date;
  readonly to: Date;
  readonly after?: string | undefined;
}

/** A page of movements; `next` is the cursor of the next one, null after the last. */
export interface MovementPage {
  readonly movements: readonly GatewayMovement[];
  readonly next: string | null;
}

/**
 * Takes money and gives it back. Each call may be repeated with the same ids and has its effect once.
 * @throws {GatewayUnavailable} where no answer came; {@link GatewayRefused} where the answer is no.
 */
export abstract class PaymentGateway extends SubscriptionGateway {
  /** Whether anything can be paid online here. */
  abstract readonly isOn: boolean;
  abstract startCheckout(request: CheckoutRequest): Promise<Checkout>;
  /** Ends a page on which nobody has paid. @returns what became of it: `paid` where the customer was faster */
  abstract expire(checkoutId: string): Promise<Checkout>;
  abstract find(checkoutId: string): Promise<Checkout>;
  abstract refund(request: RefundRequest): Promise<GatewayRefund>;
  /** The refund of our id that the gateway has of this money; undefined where it has none. */
  abstract findRefund(refundId: string, chargeId: string): Promise<GatewayRefund | undefined>;
  /** A customer whose first month is not paid yet. @returns the gateway's id of them */
  abstract openCustomer(request: CustomerRequest): Promise<string>;
  /** Puts money to the credit of a customer: the months that are billed from then on draw on it first. */
  abstract addCredit(request: CreditRequest): Promise<void>;
  /**
   * Ends the credit of a customer whose subscription is over: what is left is theirs no longer, and months that nobody paid are
   * void. @returns what the months that were paid have drawn in all
   */
  abstract closeCredit(customerId: string): Promise<Cents>;
  /** What moved on the gateway's balance in a span, whoever has begun it, a page at a time. */
  abstract movements(span: MovementSpan): Promise<MovementPage>;
  /** @throws {Refusal} NOTICE_NOT_GENUINE, before anything of it is parsed */
  abstract readNotice(rawBody: Buffer, signature: string | undefined): PaymentNotice;
}

/** The gateway did not answer: what was wanted may have happened, and is asked for again with the same ids. */
export class GatewayUnavailable extends Error {}

/** The gateway answered that it will not; asking again changes nothing. */
export class GatewayRefused extends Error {
  constructor(
    message: string,
    /** As the gateway names it, such as `charge_already_refunded`. */
    readonly code: string,
  ) {
    super(message);
  }
}
