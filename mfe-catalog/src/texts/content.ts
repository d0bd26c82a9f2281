import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  weCouldNotLoadPlease: "Couldn't load {named}. Please try again.",
  loading: 'Loading {named}',
});
