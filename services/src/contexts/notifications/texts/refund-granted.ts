import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  wereGivingYouARefund: 'We’re giving you a refund. Nothing else about your booking changes.',
  yourRefundForBooking: 'Your refund for booking',
  returnedToGiftVoucher: 'Returned to gift voucher',
  youWillGetBackWell: 'You will get {refundOwed} back. We’ll email you once it’s paid.',
});
