/** What a promo code takes off: a share of the price, or an amount. */
export const promotionKinds = ['percent', 'amount'] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/** What it is good for. */
export const promotionScopes = ['tickets', 'goods', 'both'] as const;
export type PromotionScope = (typeof promotionScopes)[number];

/** Limits of promo codes: letters of the code, percent, dollars, and how often one may be used in all. */
export const promotionLimits = {
  ...{ leastLetters: 3, mostLetters: 16, mostPercent: 90, mostDollars: 500 },
  ...{ mostUses: 10_000, mostMinimum: 5_000 },
} as const;

/** A promo code as it is kept, however somebody types it. */
export const promoCodeOf = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** True for what has the shape of a gift card's code: 20 letters and digits, however they are grouped. */
export const isGiftCardCode = (typed: string): boolean => typed.replace(/[^\dA-Za-z]/g, '').length === 20;
