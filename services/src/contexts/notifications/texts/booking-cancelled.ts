import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  noRefund: 'No refund',
  nothingToRefund: 'Nothing to refund',
  yourBookingIsCanceled: 'Your booking is canceled, and its seats are available to other guests.',
  canceledBooking: 'Canceled booking',
  refund: 'Refund',
  returnedToGiftVoucher: 'Returned to gift voucher',
  nothingToRefundNothing: 'Nothing to refund. Nothing was charged.',
  youWillGetBack: 'You will get {refundOwed} back.',
  weAlreadyRefunded: 'We already refunded {refundPaid}.',
  wentBackToYourGift: '{back} went back to your gift voucher.',
  theresNoRefundCancellations:
    'There’s no refund. Cancellations are refunded until {hours, plural, one {# hour} other {# hours}} before the start.',
  theRestIsntRefunded:
    'The rest isn’t refunded. Cancellations are refunded until {hours, plural, one {# hour} other {# hours}} before the start.',
});
