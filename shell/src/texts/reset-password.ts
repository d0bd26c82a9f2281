import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  chooseANewPassword: 'Choose a new password',
  thisLinkIsNotComplete: 'This link is incomplete.',
});
