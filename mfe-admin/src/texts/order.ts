import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  loadingTheShipment: 'Loading shipment and returns',
  order: 'Order {reference}',
  backToOrders: 'Back to orders',
});
