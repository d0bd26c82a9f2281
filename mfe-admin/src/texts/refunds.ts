import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  refunds: 'Refunds',
  guestsPayAtTheVenue:
    'What was paid online goes back to the card by itself. What was paid at the venue is refunded there.',
});
