import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  weCouldNotLoadPlease: 'We could not load {named}. Please try again.',
  loading: 'Loading {named}',
});
