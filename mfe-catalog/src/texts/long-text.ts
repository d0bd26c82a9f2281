import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  onThisPage: 'On this page',
  inForceSince: 'Effective {since}',
});
