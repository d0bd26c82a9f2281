import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  withTheBookingFee: '{price} including the booking fee',
});
