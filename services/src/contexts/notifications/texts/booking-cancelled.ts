import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  noRefund: 'No refund',
  nothingToRefund: 'Nothing to refund',
  yourBookingIsCancelled: 'your booking is cancelled, and its seats are free for others.',
  cancelledBooking: 'Cancelled booking',
  refund: 'Refund',
  backOnTheGiftVoucher: 'Back on the gift voucher',
  nothingToRefundNothing: 'Nothing to refund: nothing was charged.',
  youWillGetBack: 'You will get {refundOwed} back.',
  wasPaidBackAlready: '{refundPaid} was paid back already.',
  wentBackToYourGift: '{back} went back to your gift voucher.',
  nothingGoesBackACancellation:
    'Nothing {value}goes back: a cancellation is refunded until {hours} hours before the start.',
});
