import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  bookings: 'Bookings',
  bookAWalk: 'Book a walk-in',
});
