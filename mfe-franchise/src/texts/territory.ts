import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  loadingCities: 'Loading cities',
  flagshipLocation: 'Flagship Location',
  failedToLoadVenuesPlease: 'Failed to load venues. Please try again.',
  tryAgain: 'Try again',
});
