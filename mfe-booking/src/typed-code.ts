import { isGiftCardCode } from '@northlight/contracts';

/** What was typed to pay less, as a request names it: a gift card has a code of 20 letters, a promo code a word. */
export const codePart = (code: string): { readonly voucherCode: string } | { readonly promoCode: string } =>
  isGiftCardCode(code) ? { voucherCode: code } : { promoCode: code };
