import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  order: 'Order {toUpperCase}',
  backToTheOrders: 'Back to the orders',
});
