import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  yourBookingHasAnotherNumber: 'your booking has another number of tickets. This is the new bill.',
  newBillOfBooking: 'New bill of booking',
});
