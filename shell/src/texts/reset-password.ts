import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  chooseANewPassword: 'Choose a new password',
  thisLinkIsNotComplete: 'This link is incomplete.',
});
