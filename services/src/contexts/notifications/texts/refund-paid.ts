import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  inCashAtTheVenue: 'In cash, at the venue',
  toYourCard: 'To your card',
  byBankTransfer: 'By bank transfer',
  yourRefundIsPaid: 'your refund is paid.',
  refundForBooking: 'Refund for booking',
  refunded: 'Refunded',
  how: 'How',
  receipt: 'Receipt',
  yourBankMayTake: 'Your bank may take a few days to show it.',
});
