import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  theNumberOfTickets: 'The number of tickets in your booking has changed. Here’s your updated total.',
  updatedBooking: 'Updated booking',
});
