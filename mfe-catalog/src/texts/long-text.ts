import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  onThisPage: 'On this page',
  effective: 'Effective {since}',
});
