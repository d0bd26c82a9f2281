import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  mapOfTheNorthEastern: 'Map of the north-eastern United States with {cities}',
});
