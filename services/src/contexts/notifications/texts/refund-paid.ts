import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  inCashAtTheVenue: 'Cash, at the venue',
  toYourCard: 'To your card',
  byBankTransfer: 'By bank transfer',
  yourRefundIsPaid: 'We’ve paid your refund.',
  refundForBooking: 'Refund for booking',
  refunded: 'Refunded',
  how: 'Method',
  receipt: 'Receipt',
  yourBankMayTake: 'It may take your bank a few days to show the refund.',
});
