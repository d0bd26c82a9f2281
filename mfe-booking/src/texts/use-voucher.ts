import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  useAGiftVoucher: 'Use a gift voucher',
  remove: 'Remove',
  bookWithoutTheVoucher: 'Book without the voucher',
  giftVoucher: 'Gift voucher',
  enterTheCodeFromYour: 'Enter the code from your email.',
  selectAnExperienceFirst: 'Select an experience first.',
  apply: 'Apply',
  theresNothingForTheGift: 'There’s nothing for the gift voucher to cover.',
  isLeft: '{voucherLeft} is left on it.',
  nothingIsLeft: 'Nothing is left on it after that.',
  theGiftVoucherCovers: 'The gift voucher covers {voucher}. {left}',
  couldntCheckTheGiftVoucher: 'Couldn’t check the gift voucher. Please try again in a moment.',
});
