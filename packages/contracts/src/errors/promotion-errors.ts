/** Refusals about promo codes. */
export const promotionErrors = {
  PROMO_NOT_FOUND: [404, 'We couldn’t find this code. Please check it.'],
  PROMO_NOT_YET: [409, 'This code is good from {date}.'],
  PROMO_OVER: [409, 'This code is no longer valid.'],
  PROMO_USED_UP: [409, 'This code has been used up.'],
  PROMO_USED: [409, 'You’ve already used this code.'],
  PROMO_WRONG_KIND: [409, 'This code is for {what} only.'],
  PROMO_MINIMUM: [409, 'This code is good from {least} on.'],
  PROMO_NOT_BETTER: [409, 'You already pay less than you would with this code.'],
  PROMO_CHANGED: [409, 'This code takes off {off} now. Please check the new total.'],
  PROMO_EXISTS: [409, 'There’s already a promo code with these letters.'],
  PROMO_DATES: [400, 'The last day can’t be before the first.'],
  PROMO_PERCENT: [400, 'Please enter a whole percentage from 1 to 90.'],
} as const;
