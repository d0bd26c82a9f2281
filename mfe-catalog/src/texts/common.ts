import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  withTheBookingFee: '{price} including the booking fee',
});
