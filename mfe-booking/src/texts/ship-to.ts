import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  shippingAddress: 'Shipping address',
  name: 'Full name',
  line1: 'Street address',
  line2: 'Apartment, suite (optional)',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  selectAState: 'Select a state',
  howWouldYouLikeToGetIt: 'How would you like to get your items?',
  shipIt: 'Ship it',
  standard: 'Standard, 3-5 business days. {price}, free over {freeOver}. USA only.',
  standardShipping: 'Standard, 3-5 business days. USA only.',
  pickUp: 'Pick up',
  atNoCharge: '{name}, {address}, {city}. Free.',
  atOurFlagship: 'At our flagship venue. Free.',
  shippedOrdersArePaidOnline: 'Shipped orders are paid online.',
});
