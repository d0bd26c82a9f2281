import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  thisLinkIsNotComplete: 'This link is incomplete.',
  thisLinkIsNoLonger: 'This link no longer works.',
  thatDidNotWorkPlease: 'Something went wrong. Please try again.',
});
