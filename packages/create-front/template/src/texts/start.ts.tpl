import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  title: '{{Words}}',
  open: 'See all experiences',
});
