import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  theLinksToYourBookings: 'The links to your bookings',
  yourBookings: 'Your bookings',
  theseLinksOpenYourBookings: 'these links open your bookings: to see them, to move them, or to cancel them.',
  whoeverHasALinkMay: 'Whoever has a link may change that booking: please do not pass this mail on.',
  youDidNotAsk: 'You did not ask for this mail? Then somebody typed in your address. They cannot see what is in it.',
});
