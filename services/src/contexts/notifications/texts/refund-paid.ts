import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  cashAtTheVenue: 'Cash, at the venue',
  toYourCard: 'To your card',
  byBankTransfer: 'By bank transfer',
  toTheCardYouPaidWith: 'To the card you paid with',
  wevePaidYourRefund: 'We’ve paid your refund.',
  refundForBooking: 'Refund for booking',
  refunded: 'Refunded',
  method: 'Method',
  receipt: 'Receipt',
  itMayTakeYourBank: 'It may take your bank a few days to show the refund.',
});
