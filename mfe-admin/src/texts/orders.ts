import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  orders: 'Orders',
  reservedOnlinePaid: 'Reserved online, paid for and picked up at the desk.',
});
