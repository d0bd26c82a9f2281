import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  confirmYourEmail: 'Confirm your email',
});
