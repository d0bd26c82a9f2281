import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  yourVisitHasANew: 'Your visit has a new time. The price stays the same.',
  rescheduledBooking: 'Rescheduled booking',
});
