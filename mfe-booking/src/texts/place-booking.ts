import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  pleaseTryAgain: 'Please try again in a moment.',
  thereWasAnErrorProcessing: 'There was an error processing your booking. Please try again.',
});
