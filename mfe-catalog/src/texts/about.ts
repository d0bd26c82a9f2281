import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  about: 'About',
  paintersWantAWindow: 'We build worlds out of light.',
  theRochesterFlagshipByNight: 'The Rochester Flagship at night',
  ourStory: 'our story',
  exploreExperiences: 'Explore experiences',
  contact: 'Contact',
});
