import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  bookingFee: '{bookingFeePercent}% booking fee',
  bookingFee2: 'booking fee',
  bookingFeeOf: 'Booking fee ({bookingFeePercent}%)',
  bookingFee3: 'Booking fee',
  perPersonAllFeesIncluded: '{price} per person, all fees included',
});
