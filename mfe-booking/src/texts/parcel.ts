import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  shipTo: 'Ship to',
  standardShipping: 'Standard shipping',
  businessDays: '3-5 business days. We’ll email you a tracking number.',
  packageOf: 'Package {nr} of {all}: {state}',
  gettingReady: 'getting ready to ship',
  packed: 'packed',
  onItsWay: 'on its way',
  delivered: 'delivered',
  pieces: '{quantity} × {name}',
  trackYourPackage: 'Track your package',
});
