import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  confirmYourEmail: 'Confirm your email',
});
