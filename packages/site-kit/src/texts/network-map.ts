import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  mapOfTheNorthEastern: 'Map of the northeastern United States showing {cities}',
});
