import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  signInAgainWhatYou: '<a>Sign in again</a>: what you have typed is kept.',
});
