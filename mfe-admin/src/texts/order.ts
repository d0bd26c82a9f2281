import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  order: 'Order {reference}',
  backToTheOrders: 'Back to orders',
});
