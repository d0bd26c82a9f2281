import type { PromotionKind, PromotionScope } from './promotion-terms.js';

/** What a promo code gives, and to what. */
export interface PromotionOffer {
  readonly code: string;
  readonly kind: PromotionKind;
  /** Percent, or dollars. */
  readonly value: number;
  readonly appliesTo: PromotionScope;
  /** Dollars that have to be bought of what it is good for; 0 where any will do. */
  readonly minimum: number;
  /** Last date (yyyy-MM-dd) on which it is good. */
  readonly ends: string;
}

/** The answer of POST /api/promo-codes/quote. */
export interface PromotionQuote extends PromotionOffer {
  /** Dollars that it takes off merchandise of this price; 0 where it takes nothing. */
  readonly goodsDiscount: number;
}

/** `planned` before its first date, `over` after its last, `used_up` where nobody may use it any more. */
export type PromotionStatus = 'live' | 'planned' | 'over' | 'used_up' | 'ended';

/** A promo code as the house sees it. */
export interface PromotionView extends PromotionOffer {
  readonly status: PromotionStatus;
  /** First date (yyyy-MM-dd) on which it is good. */
  readonly starts: string;
  readonly uses: number;
  /** How often one customer may use it. */
  readonly usesPerCustomer: number;
  /** How often it is used by what stands. */
  readonly used: number;
  /** Dollars that it took off by that. */
  readonly takenOff: number;
  /** ISO instants. */
  readonly createdAt: string;
  readonly endedAt: string | null;
}
