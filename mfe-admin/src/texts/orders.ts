import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  orders: 'Orders',
  reservedOnTheSitePaid: 'Reserved on the site, paid and collected at the desk.',
});
