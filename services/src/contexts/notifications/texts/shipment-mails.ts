import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  yourOrderIsOnItsWay: 'Your order {reference} is on its way',
  yourOrderIsOnItsWaySentence: 'Your order is on its way.',
  partOfYourOrderIsOnItsWay: 'Part of your order {reference} is on its way',
  partIsOnItsWay: 'Part of your order is on its way.',
  theRestOfYourOrderIsOnItsWay: 'The rest of your order {reference} is on its way',
  theRestIsOnItsWay: 'The rest of your order is on its way.',
  theRestFollows: 'The rest follows in another package. We’ll email you when it’s on its way.',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  trackYourPackage: 'Track your package',
  shipTo: 'Ship to',
  shippingMethod: 'Shipping method',
  standardShipping: 'Standard, 3-5 business days',
  unwornItemsMayBeReturned: 'You can return unworn items within 30 days of delivery. Start on the page of your order.',
});
