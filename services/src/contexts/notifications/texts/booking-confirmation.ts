import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  yourSeatsAreBooked: 'Your seats are booked.',
  yourBooking: 'Your booking',
});
