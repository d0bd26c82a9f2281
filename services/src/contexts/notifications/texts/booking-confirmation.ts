import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  yourSeatsAreBooked: 'your seats are booked.',
  yourBooking: 'Your booking',
});
