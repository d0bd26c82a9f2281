import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  booking: 'Booking {reference}',
  backToTheDaysBookings: 'Back to the day’s bookings',
});
