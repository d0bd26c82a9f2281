import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  chooseANewPassword: 'Choose a new password',
  thisLinkIsIncomplete: 'This link is incomplete.',
});
