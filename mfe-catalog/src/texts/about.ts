import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  about: 'About',
  weBuildWorldsOut: 'We build worlds out of light.',
  theRochesterFlagshipAtNight: 'The Rochester Flagship at night',
  ourStory: 'our story',
  exploreExperiences: 'Explore experiences',
  contact: 'Contact',
});
