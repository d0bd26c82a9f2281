import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  order: 'Order {toUpperCase}',
  backToTheOrders: 'Back to the orders',
});
