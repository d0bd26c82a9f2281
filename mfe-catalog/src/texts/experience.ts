import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  bookThisExperience: 'Book this experience',
  loadingExperience: 'Loading experience',
  perPerson: 'per person',
  chooseATime: 'Choose a time',
});
