import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  onThisPage: 'On this page',
  inForceSince: 'In force since {since}',
});
