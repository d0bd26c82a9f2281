import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  order: 'Order {reference}',
  backToTheOrders: 'Back to orders',
});
