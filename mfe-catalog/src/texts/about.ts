import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  about: 'About',
  paintersWantAWindow:
    'Painters want a window to the north: its light is steady, cool, and tells the truth about a colour.',
  theRochesterFlagshipByNight: 'The Rochester Flagship by night',
  ourStory: 'our story',
  exploreExperiences: 'Explore experiences',
  contact: 'Contact',
});
