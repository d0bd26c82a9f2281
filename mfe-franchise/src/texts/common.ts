import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  signInAgainWhatYou: "<a>Sign in again</a>. What you've typed is saved.",
});
