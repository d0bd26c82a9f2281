import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  theLinksToYourBookings: 'Links to your bookings',
  yourBookings: 'Your bookings',
  theseLinksOpenYourBookings: 'Use these links to view, reschedule, or cancel your bookings.',
  whoeverHasALinkMay: 'Anyone with a link can change that booking, so please don’t forward this email.',
  youDidNotAsk: 'Didn’t ask for this email? Someone entered your address. They can’t see what’s in it.',
});
