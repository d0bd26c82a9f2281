import type { PromotionKind, PromotionScope } from '@northlight/contracts';
import type { Cents } from '../../../platform/kernel/money.js';

/** What a promo code gives, to whom and how often. */
export interface PromotionTerms {
  readonly kind: PromotionKind;
  /** Percent, or cents. */
  readonly value: number;
  readonly appliesTo: PromotionScope;
  /** First and last date (yyyy-MM-dd) on which it is good. */
  readonly starts: string;
  readonly ends: string;
  readonly uses: number;
  readonly usesPerCustomer: number;
  /** Of what it is good for, before anything is taken off. */
  readonly minimum: Cents;
}

export interface PromotionCreated extends PromotionTerms {
  readonly type: 'PromotionCreated';
  /** The account of whoever created it. */
  readonly by: number;
}

/**
 * A booking, or the merchandise of an order, costs less by it. What one customer buys within an hour is one use: a cart
 * becomes several bookings and an order.
 */
export interface PromotionUsed {
  readonly type: 'PromotionUsed';
  /** The part that began the use. */
  readonly use: string;
  /** The booking or the order. */
  readonly part: string;
  readonly what: 'tickets' | 'goods';
  /** A keyed hash of the e-mail under this code: it tells customers of one code apart, and leads to nobody. */
  readonly customer: string;
  readonly cents: Cents;
  /** ISO instant. */
  readonly at: string;
}

/** The booking or order is no more. Its use is free again with its last part. */
export interface PromotionPartReturned {
  readonly type: 'PromotionPartReturned';
  readonly use: string;
  readonly part: string;
  readonly isLast: boolean;
}

export interface PromotionEnded {
  readonly type: 'PromotionEnded';
  readonly by: number;
}

/** What can have happened to a promo code. Stream `promotion/<CODE>`. */
export type PromotionEvent = PromotionCreated | PromotionUsed | PromotionPartReturned | PromotionEnded;
