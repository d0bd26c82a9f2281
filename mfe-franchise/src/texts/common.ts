import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  signInAgainWhatYouve: "<a>Sign in again</a>. What you've typed is saved.",
});
