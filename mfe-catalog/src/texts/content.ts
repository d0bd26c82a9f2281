import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  couldntLoadPleaseTryAgain: "Couldn't load {named}. Please try again.",
  loading: 'Loading {named}',
});
