import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  noRefund: 'No refund',
  nothingToRefund: 'Nothing to refund',
  yourBookingIsCancelled: 'Your booking is canceled, and its seats are available to other guests.',
  cancelledBooking: 'Canceled booking',
  refund: 'Refund',
  backOnTheGiftVoucher: 'Returned to gift voucher',
  nothingToRefundNothing: 'Nothing to refund. Nothing was charged.',
  youWillGetBack: 'You will get {refundOwed} back.',
  wasPaidBackAlready: 'We already refunded {refundPaid}.',
  wentBackToYourGift: '{back} went back to your gift voucher.',
  nothingGoesBackACancellation:
    'There’s no refund. Cancellations are refunded until {hours, plural, one {# hour} other {# hours}} before the start.',
  theRestIsNotRefunded:
    'The rest isn’t refunded. Cancellations are refunded until {hours, plural, one {# hour} other {# hours}} before the start.',
});
