import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  giftCardCode: 'Gift card code',
  checkBalance: 'Check balance',
  checking: 'Checking…',
  isLeftOnIt: '{balance} is left on it, valid until {date}.',
  nothingIsLeft: 'Nothing is left on this gift card.',
  itHasExpired: 'This gift card has expired.',
  itIsNoLongerValid: 'This gift card is no longer valid.',
  useAGiftCard: 'Use a gift card',
  useAGiftCardFor: 'Use a gift card for {reference}',
  theRestIsPaid: 'It pays first. Whatever’s left is paid at check-in.',
  useThisCard: 'Use this card',
  notNow: 'Not now',
  saving: 'Saving…',
  paidWithTheCard: '{amount} paid with the gift card',
  leftToPay: '{left} left to pay, {voucherLeft} left on the card',
});
