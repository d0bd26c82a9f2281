import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  thisLinkIsIncomplete: 'This link is incomplete.',
  thisLinkNoLongerWorks: 'This link no longer works.',
  somethingWentWrongPleaseTry: 'Something went wrong. Please try again.',
});
