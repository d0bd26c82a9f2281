import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  thisPartIsTemporarily: 'This part is temporarily unavailable',
  theRestOfTheSite: 'The rest of the site is working, and your cart is still saved.',
  tryAgain: 'Try again',
  goToTheHomePage: 'Go to the home page',
});
