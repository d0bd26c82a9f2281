import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  signInAgainWhatYou: "<a>Sign in again</a>. What you've typed is saved.",
});
