import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  failedToDeleteExperience: 'Failed to delete experience: {error}',
  pleaseTryAgain: 'Please try again.',
});
