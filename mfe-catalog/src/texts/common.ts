import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  withTheBookingFee: '{price} with the booking fee',
});
