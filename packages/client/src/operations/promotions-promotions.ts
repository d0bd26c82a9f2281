// Made by `npm run codegen` from packages/contracts/src/promotions/routes/promotions.ts.
import type { CreatePromotionDto, PromotionQuote, PromotionView, QuotePromotionDto } from '@northlight/contracts';
import type { Operation, Sent } from '../operation.js';

/** Create a promo code. */
export const createPromotion: Operation<{ body: Sent<CreatePromotionDto> }, PromotionView> = { method: 'POST', path: '/api/admin/promo-codes' };

/** End a promo code. */
export const endPromotion: Operation<{ params: { code: string | number }; body?: object }, PromotionView> = { method: 'POST', path: '/api/admin/promo-codes/:code/end' };

/** List the promo codes. */
export const listPromotions: Operation<object, PromotionView[]> = { method: 'GET', path: '/api/admin/promo-codes' };

/** Show what a promo code gives. */
export const quotePromotion: Operation<{ body: Sent<QuotePromotionDto, 'goods' | 'taken'> }, PromotionQuote> = { method: 'POST', path: '/api/promo-codes/quote' };
