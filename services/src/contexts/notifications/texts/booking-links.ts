import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  linksToYourBookings: 'Links to your bookings',
  yourBookings: 'Your bookings',
  useTheseLinksToView: 'Use these links to view, reschedule, or cancel your bookings.',
  anyoneWithALinkCan: 'Anyone with a link can change that booking, so please don’t forward this email.',
  didntAskForThisEmail: 'Didn’t ask for this email? Someone entered your address. They can’t see what’s in it.',
});
