import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  aFamilyStandsInFront: 'A family stands in front of a tall doorway of light under the northern lights',
  experienceRealityReimagined: 'Experience Reality Reimagined',
  stepInsideStoriesTold: 'Step inside stories told in light, sound, and motion.',
  bookAnExperience: 'Book an Experience',
  becomeAMember: 'Become a Member',
  playTheBackgroundAnimation: 'Play the background animation',
  pauseTheBackgroundAnimation: 'Pause the background animation',
});
