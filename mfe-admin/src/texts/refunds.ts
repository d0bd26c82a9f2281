import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  refunds: 'Refunds',
  guestsPayAtTheVenue: 'Guests pay at the venue, and refunds are made there too.',
});
