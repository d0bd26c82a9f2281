import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  loadingTheReturns: 'Loading returns',
  loadingTheShipment: 'Loading the shipment',
  order: 'Order {reference}',
  backToOrders: 'Back to orders',
});
