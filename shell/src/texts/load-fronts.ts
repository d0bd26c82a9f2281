import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  thisPartIsTemporarily: 'This part is temporarily unavailable',
  theRestOfTheSite: 'The rest of the site works as usual, and what is in your cart is still there.',
  retry: 'Retry',
  goToTheHomePage: 'Go to the home page',
});
