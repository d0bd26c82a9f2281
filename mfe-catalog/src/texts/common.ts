import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  withTheBookingFee: '{price} with the booking fee',
});
