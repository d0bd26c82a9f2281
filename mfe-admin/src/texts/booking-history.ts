import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  thereIsNoBooking: 'There’s no booking with this reference.',
  readingTheBooking: 'Loading the booking',
  theBookingCouldNot: 'Couldn’t load the booking.',
  backToNow: 'Back to current state',
  toBePaidBack: 'Refund owed',
  payingBackDidNotWork: 'Refund failed',
  paidBack: 'Refunded',
  theBooking: 'Booking',
  asIt: 'As it was on {at}',
  asItIsNow: 'Current state',
  visit: 'Visit',
  tickets: 'Tickets',
  total: 'Total',
  ofItBookingFee: '{totalPrice}, including a {bookingFee} booking fee',
  refund: 'Refund',
});
