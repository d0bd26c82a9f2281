import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  loadingTheCities: 'Loading cities',
  flagshipLocation: 'Flagship Location',
  failedToLoadVenuesPlease: 'Failed to load venues. Please try again.',
  tryAgain: 'Try again',
});
