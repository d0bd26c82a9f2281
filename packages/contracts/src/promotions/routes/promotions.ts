import { created, ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/promotions.js';
import { CreatePromotionDto, QuotePromotionDto } from '../promotion.dto.js';
import type { PromotionQuote, PromotionView } from '../promotion-views.js';

export const promotionsRoutes = routeGroup('Promo codes', {
  createPromotion: route('POST /api/admin/promo-codes', {
    summary: 'Create a promo code',
    access: ['admin'],
    body: CreatePromotionDto,
    answer: created<PromotionView>('The code. It is good from its first date on.'),
    refuses: ['PROMO_EXISTS', 'PROMO_DATES', 'PROMO_PERCENT'],
    example: { body: examples.createPromotion, answer: examples.promotion },
  }),
  endPromotion: route('POST /api/admin/promo-codes/:code/end', {
    summary: 'End a promo code',
    access: ['admin'],
    answer: ok<PromotionView>('Nobody can use it any more; what was bought with it keeps its price.'),
    refuses: ['PROMO_NOT_FOUND'],
    example: { params: { code: examples.promoCode }, answer: examples.promotionEnded },
  }),
  listPromotions: route('GET /api/admin/promo-codes', {
    summary: 'List the promo codes',
    access: ['admin'],
    answer: ok<PromotionView[]>('The latest 200 codes, with how often each was used.'),
    example: { answer: [examples.promotion] },
  }),
  quotePromotion: route('POST /api/promo-codes/quote', {
    summary: 'Show what a promo code gives',
    access: 'everyone',
    body: QuotePromotionDto,
    answer: ok<PromotionQuote>('What it takes off, and of what; nothing is used up.'),
    refuses: ['PROMO_NOT_FOUND', 'PROMO_NOT_YET', 'PROMO_OVER', 'PROMO_USED_UP', 'TOO_MANY_TRIES'],
    example: { body: examples.quotePromotion, answer: examples.promotionQuote },
  }),
});
