import type { Work } from '@northlight/event-store';
import type { Cents } from '../../platform/kernel/money.js';
import type { Wanted } from './domain/offer.js';
import { promotion, takenBy } from './domain/promotion.js';
import { type PromotionRef, promotionStream } from './domain/promotion-id.js';
import type { PromotionCustomer } from './domain/promotions.js';

/** A booking, or the merchandise of an order, that is to cost less. */
export interface PromotedPart extends Wanted, PromotionCustomer {
  readonly part: string;
  readonly at: Date;
  /** Cents that the customer saves without it. */
  readonly otherwise: Cents;
}

/**
 * Uses a promo code for a part, once. @param work that of its ledger @returns cents off
 * @throws {Refusal} PROMO_NOT_YET, PROMO_OVER, PROMO_USED_UP, PROMO_USED, PROMO_WRONG_KIND, PROMO_MINIMUM, PROMO_NOT_BETTER
 */
export function promote(work: Work, { code }: Pick<PromotionRef, 'code'>, part: PromotedPart): Cents {
  return takenBy(work.apply(promotion, promotionStream(code), { type: 'UsePromotion', ...part }), part.part);
}
