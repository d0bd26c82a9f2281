import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  thereIsNoBooking: 'There is no booking of this reference.',
  readingTheBooking: 'Reading the booking',
  theBookingCouldNot: 'The booking could not be loaded.',
  backToNow: 'Back to now',
  toBePaidBack: 'To be paid back',
  payingBackDidNotWork: 'Paying back did not work',
  paidBack: 'Paid back',
  theBooking: 'The booking',
  asIt: 'As it was on {at}',
  asItIsNow: 'As it is now',
  visit: 'Visit',
  tickets: 'Tickets',
  total: 'Total',
  ofItBookingFee: '{totalPrice}, of it {bookingFee} booking fee',
  refund: 'Refund',
});
