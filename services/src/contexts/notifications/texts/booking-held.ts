import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  heldUntil: 'Held until {until}: {experienceName}, {visit}',
  yourSeatsAreHeldUntil: 'your seats are held until {until}. Confirm the booking to keep them.',
  heldUntil2: 'Held until',
  timeAtTheVenue: '{until}, time at the venue',
  confirmYourBooking: 'Confirm your booking',
  youPayAtTheVenue: 'You pay at the venue. Your tickets come by mail once the booking is confirmed.',
  withoutThatTheSeatsGo:
    'Without that the seats go back on sale. The same page keeps them for longer, or cancels the booking.',
});
