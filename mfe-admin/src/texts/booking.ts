import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  booking: 'Booking {reference}',
  backToTheDaysBookings: 'Back to the day’s bookings',
});
