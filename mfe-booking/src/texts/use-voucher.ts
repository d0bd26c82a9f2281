import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  useAGiftVoucher: 'Use a gift voucher',
  remove: 'Remove',
  bookWithout: 'Book without the voucher',
  giftVoucher: 'Gift voucher',
  theCodeFromTheMail: 'Enter the code from your email.',
  selectAnExperienceFirst: 'Select an experience first.',
  apply: 'Apply',
  thereIsNothing: 'There’s nothing for the gift voucher to cover.',
  staysOn: '{voucherLeft} is left on it.',
  nothingIsLeft: 'Nothing is left on it after that.',
  theGiftVoucherPays: 'The gift voucher covers {voucher}. {left}',
  theGiftVoucherCouldNot: 'Couldn’t check the gift voucher. Please try again in a moment.',
});
