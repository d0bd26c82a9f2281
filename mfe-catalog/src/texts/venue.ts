import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  about: 'About {name}',
  drawingsOfThePlannedVenue: 'Drawings of the planned venue.',
  venueInfo: 'Venue Info',
  experiences: 'Experiences',
  gallery: 'Gallery',
  mapDirections: 'Map & Directions',
});
