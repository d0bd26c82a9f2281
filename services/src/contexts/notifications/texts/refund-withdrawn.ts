import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  aRefundForThisBooking:
    'A refund for this booking was entered by mistake, so we’ve withdrawn it. Nothing else about your booking changes.',
  refundWithdrawnForBooking: 'Refund withdrawn for booking',
  youWillStillGet: 'You will still get {refundOwed} back. We’ll email you once it’s paid.',
});
