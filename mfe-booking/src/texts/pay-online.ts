import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  yourOrderIsReserved: 'Your order is reserved',
  youPayAtTheVenue: 'You pay at the venue.',
});
