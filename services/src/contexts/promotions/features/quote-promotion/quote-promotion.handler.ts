import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PromotionQuote, QuotePromotionDto } from '@northlight/contracts';
import { type Cents, centsOf, dollarsOf } from '../../../../platform/kernel/money.js';
import { discountOf } from '../../domain/offer.js';
import { type FoundPromotion, Promotions } from '../../domain/promotions.js';

/** What does a promo code give, and what does it take off this merchandise? */
export class QuotePromotion extends Query<PromotionQuote> {
  constructor(
    readonly request: QuotePromotionDto,
    readonly address: string,
  ) {
    super();
  }
}

@QueryHandler(QuotePromotion)
export class QuotePromotionHandler implements IQueryHandler<QuotePromotion> {
  constructor(private readonly promotions: Promotions) {}

  /** @throws {Refusal} PROMO_NOT_FOUND, PROMO_NOT_YET, PROMO_OVER, PROMO_USED_UP, TOO_MANY_TRIES */
  async execute({ request, address }: QuotePromotion): Promise<PromotionQuote> {
    const found = await this.promotions.find(request.code, address);
    this.promotions.mustBeLive(found);
    const { code, kind, value, appliesTo, minimum, ends } = found;
    const goodsDiscount = goodsDiscountOf(found, centsOf(request.goods ?? 0), centsOf(request.taken ?? 0));
    return {
      ...{ code, kind, value: kind === 'percent' ? value : dollarsOf(value), appliesTo },
      ...{ minimum: dollarsOf(minimum), ends, goodsDiscount: dollarsOf(goodsDiscount) },
    };
  }
}

function goodsDiscountOf(found: FoundPromotion, goods: Cents, taken: Cents): Cents {
  if (found.appliesTo === 'tickets' || goods === 0 || goods < found.minimum) return 0;
  return discountOf(found, goods, Math.max(0, found.value - taken));
}
