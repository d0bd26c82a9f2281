import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  pleaseTryAgain: 'Please try again in a moment.',
  aPriceChangedWhileYou: 'A price changed while you were ordering. Please check the new total and try again.',
});
