import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  order: 'Order {reference}',
  backToOrders: 'Back to orders',
});
