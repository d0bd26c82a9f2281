import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  yourBookingHasAnotherNumber: 'The number of tickets in your booking has changed. Here’s your updated total.',
  newBillOfBooking: 'Updated booking',
});
