import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  franchiseSign: 'Franchise sign-in',
  yourApplicationWhereItStands: 'Your application, where it stands, and the candidate portal.',
});
