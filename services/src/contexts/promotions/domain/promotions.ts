import type { Cents } from '../../../platform/kernel/money.js';
import type { Wanted } from './offer.js';
import type { PromotionTerms } from './promotion.events.js';
import type { PromotionRef } from './promotion-id.js';

/** A promo code that somebody has typed, as it was when it was looked up. */
export interface FoundPromotion extends PromotionRef, PromotionTerms {
  /** Uses of what stands. */
  readonly used: number;
  readonly isEnded: boolean;
}

/** Who uses a code. */
export interface PromotionCustomer {
  readonly customer: string;
  /** The same one, as events of before the secret changed name them. */
  readonly formerly?: string;
}

/** What other rooms may ask about promo codes. */
export abstract class Promotions {
  /**
   * The code as somebody typed it. Codes that nobody knows are counted against the network of `address`.
   * @throws {Refusal} TOO_MANY_TRIES, PROMO_NOT_FOUND
   */
  abstract find(typed: string, address: string): Promise<FoundPromotion>;

  /** Whether it may be used at all at this moment. @throws {Refusal} PROMO_NOT_YET, PROMO_OVER, PROMO_USED_UP */
  abstract mustBeLive(found: FoundPromotion): void;

  /**
   * Cents that it would take off, to tell somebody beforehand. @param part with what others of the same cart take of an amount
   * @throws {Refusal} what `mustBeLive` does, PROMO_WRONG_KIND, PROMO_MINIMUM, PROMO_NOT_BETTER
   */
  abstract off(found: FoundPromotion, part: Wanted & { readonly otherwise: Cents; readonly taken: Cents }): Cents;

  /** Who uses it, as its events name them: a keyed hash of the e-mail under this code. */
  abstract customerOf(email: string, code: string): PromotionCustomer;
}
