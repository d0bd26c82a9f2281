import type { CreatePromotionDto, QuotePromotionDto } from '../promotion.dto.js';
import type { PromotionQuote, PromotionView } from '../promotion-views.js';

export const promoCode = 'WELCOME10';

const offer = {
  code: promoCode,
  kind: 'percent',
  value: 10,
  appliesTo: 'both',
  minimum: 30,
  ends: '2027-12-31',
} as const;

export const createPromotion: CreatePromotionDto = { ...offer, starts: '2027-01-01', uses: 500, usesPerCustomer: 1 };

export const promotion: PromotionView = {
  ...offer,
  ...{ status: 'live', starts: '2027-01-01', uses: 500, usesPerCustomer: 1, used: 42, takenOff: 318.4 },
  ...{ createdAt: '2026-12-28T15:00:00.000Z', endedAt: null },
};

export const promotionEnded: PromotionView = { ...promotion, status: 'ended', endedAt: '2027-05-10T14:05:00.000Z' };

export const quotePromotion: QuotePromotionDto = { code: 'welcome10', goods: 56 };

export const promotionQuote: PromotionQuote = { ...offer, goodsDiscount: 5.6 };
