import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  shipTo: 'Ship to',
  standardShipping: 'Standard shipping',
  businessDays: '3-5 business days. We’ll email you a tracking number.',
  trackYourPackage: 'Track your package',
});
