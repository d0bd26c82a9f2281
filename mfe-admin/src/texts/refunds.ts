import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  refunds: 'Refunds',
  guestsPayAtTheVenue: 'Guests pay at the venue, and refunds are made there too.',
});
