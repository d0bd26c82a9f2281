import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  pleaseEnterAValidEmail: 'Please enter a valid email address',
  signingUp: 'Signing up...',
  thatDidNotWorkPlease: 'Something went wrong. Please try again.',
});
