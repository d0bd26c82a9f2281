import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  franchiseSign: 'Franchise sign-in',
  yourApplicationWhereItStands: 'Your application, where it stands, and the candidate portal.',
});
