import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  weCouldNotLoadPlease: "Couldn't load {named}. Please try again.",
  loading: 'Loading {named}',
});
