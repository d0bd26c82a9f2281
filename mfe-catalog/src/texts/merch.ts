import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  merchandise: 'Merchandise',
  somethingToWearHang: 'Something to wear, hang on your wall, or build at the kitchen table.',
});
