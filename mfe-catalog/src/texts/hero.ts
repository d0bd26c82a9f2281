import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  aFamilyStandsBefore: 'A family stands before a tall doorway of light under the northern lights',
  experienceRealityReimagined: 'Experience Reality Reimagined',
  darkRoomsInWhichLight: 'Dark rooms in which light tells the story. You walk in, and it notices.',
  bookAnExperience: 'Book an Experience',
  becomeAMember: 'Become a Member',
  playTheMovingLights: 'Play the moving lights',
  pauseTheMovingLights: 'Pause the moving lights',
});
