import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  refundPartOfThisBooking: 'Refund part of this booking',
  refundPartOf: 'Refund part of {reference}',
  loadingThePayments: 'Loading the payments…',
  couldntLoadThePayments: 'Couldn’t load the payments.',
  nothingHasBeenPaid: 'Nothing has been paid for this booking yet, so there’s nothing to refund.',
  everythingPaidIsRefunded: 'Paid: {paid}. All of it is refunded already, or owed.',
  paidYouCanRefund: 'Paid: {paid}. You can refund up to that.',
  paidLeftToRefund: 'Paid: {paid}. Refunded or owed: {back}. You can refund up to {left}.',
  amount: 'Amount',
  inDollars: 'In dollars',
  pleaseEnterTheAmount: 'Please enter the amount in dollars',
  pleaseEnterAtMost: 'Please enter at most {left}',
  theBookingStaysAsItIs:
    'The booking stays as it is. The refund is owed until you mark it as refunded under Refunds. Until then you can withdraw it there.',
  theBookingStaysAsItIsEmail:
    'The booking stays as it is. The refund is owed until you mark it as refunded under Refunds. Until then you can withdraw it there. We’ll email the guest about it.',
  notNow: 'Not now',
  saving: 'Saving…',
  refund: 'Refund',
  refundAmount: 'Refund {amount}',
  isRefunded: 'Refund noted for {reference}',
  owedInTotalIts: '{owed} is owed now. It’s under Refunds until it’s paid.',
});
