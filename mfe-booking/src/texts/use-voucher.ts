import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  useAGiftVoucher: 'Use a gift voucher',
  remove: 'Remove',
  bookWithout: 'Book without it',
  giftVoucher: 'Gift voucher',
  theCodeFromTheMail: 'The code from the mail',
  selectAnExperienceFirst: 'Select an experience first',
  apply: 'Apply',
  thereIsNothing: 'There is nothing for the gift voucher to pay.',
  staysOn: '{voucherLeft} stays on it.',
  nothingIsLeft: 'Nothing is left on it then.',
  theGiftVoucherPays: 'The gift voucher pays {voucher}. {left}',
  theGiftVoucherCouldNot: 'The gift voucher could not be checked. Please try again in a moment.',
});
