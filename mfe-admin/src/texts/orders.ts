import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  orders: 'Orders',
  reservedOnlinePaid: 'Ordered online, picked up at the desk or shipped.',
});
