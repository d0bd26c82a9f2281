import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  bookings: 'Bookings',
  bookAWalk: 'Book a walk-in',
});
