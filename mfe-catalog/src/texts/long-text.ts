import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  onThisPage: 'On this page',
  inForceSince: 'Effective {since}',
});
