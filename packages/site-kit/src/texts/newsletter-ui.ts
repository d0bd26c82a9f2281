import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  pleaseEnterAValidEmail: 'Please enter a valid email address',
  signingUp: 'Signing up...',
  thatDidNotWorkPlease: 'That did not work. Please try again.',
});
