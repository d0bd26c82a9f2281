import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  mapOfTheNortheasternUnited: 'Map of the northeastern United States showing {cities}',
});
