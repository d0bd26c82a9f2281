import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  about: 'About {name}',
  drawingsOfTheHouseAs: 'Drawings of the house as it is planned.',
  venueInfo: 'Venue Info',
  experiences: 'Experiences',
  gallery: 'Gallery',
  mapDirections: 'Map & Directions',
});
