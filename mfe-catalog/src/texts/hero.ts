import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  aFamilyStandsBefore: 'A family stands in front of a tall doorway of light under the northern lights',
  experienceRealityReimagined: 'Experience Reality Reimagined',
  darkRoomsInWhichLight: 'Step inside stories told in light, sound, and motion.',
  bookAnExperience: 'Book an Experience',
  becomeAMember: 'Become a Member',
  playTheMovingLights: 'Play the background animation',
  pauseTheMovingLights: 'Pause the background animation',
});
