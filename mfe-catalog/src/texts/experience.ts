import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  bookThisExperience: 'Book this experience',
  loadingExperience: 'Loading experience',
  perPerson: 'per person',
  chooseATime: 'Choose a time',
  allFeesIncluded: 'all fees included',
});
