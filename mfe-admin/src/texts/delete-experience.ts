import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  failedToDeleteExperience: 'Failed to delete experience: {error}',
  pleaseTryAgain: 'Please try again.',
});
