import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  useAGiftVoucher: 'Use a gift card or promo code',
  remove: 'Remove',
  bookWithoutTheVoucher: 'Book without the code',
  giftVoucher: 'Gift card or promo code',
  enterTheCodeFromYour: 'Enter the code from your email or offer.',
  selectAnExperienceFirst: 'Select an experience first.',
  apply: 'Apply',
  theresNothingForTheGift: 'There’s nothing for the gift voucher to cover.',
  isLeft: '{voucherLeft} is left on it.',
  nothingIsLeft: 'Nothing is left on it after that.',
  theGiftVoucherCovers: 'The gift voucher covers {voucher}. {left}',
  thePromoCodeTakesOff: 'The promo code takes {promo} off.',
  couldntCheckTheGiftVoucher: 'Couldn’t check this code. Please try again in a moment.',
});
