import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  franchiseSign: 'Franchise sign-in',
  checkYourApplicationStatus: 'Check your application status and open the candidate portal.',
});
