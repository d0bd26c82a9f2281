import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  heldUntil: 'Held until {until}: {experienceName}, {visit}',
  yourSeatsAreHeldUntil: 'Your seats are held until {until}. Confirm your booking to keep them.',
  heldUntil2: 'Held until',
  venueTime: '{until}, venue time',
  confirmYourBooking: 'Confirm your booking',
  wellEmailYourTickets: 'We’ll email your tickets once you confirm.',
  ifYouDontConfirm:
    'If you don’t confirm, the seats go back on sale. You can extend the hold or cancel the booking on the same page.',
});
