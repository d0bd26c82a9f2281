import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  thisLinkIsNotComplete: 'This link is not complete.',
  thisLinkIsNoLonger: 'This link is no longer good.',
  thatDidNotWorkPlease: 'That did not work. Please try again.',
});
