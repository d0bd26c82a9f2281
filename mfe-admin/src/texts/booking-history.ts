import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  theresNoBooking: 'There’s no booking with this reference.',
  loadingTheBooking: 'Loading the booking',
  couldntLoadTheBooking: 'Couldn’t load the booking.',
  backToCurrentState: 'Back to current state',
  refundOwed: 'Refund owed',
  refundFailed: 'Refund failed',
  refundOnTheWay: 'Refund on the way to the card',
  refunded: 'Refunded',
  booking: 'Booking',
  asIt: 'As it was on {at}',
  currentState: 'Current state',
  visit: 'Visit',
  tickets: 'Tickets',
  total: 'Total',
  includingABookingFee: '{totalPrice}, including a {bookingFee} booking fee',
  refund: 'Refund',
});
