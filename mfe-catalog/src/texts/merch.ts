import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  merchandise: 'Merchandise',
  somethingToWearToHang: 'Something to wear, to hang, or to build at the kitchen table.',
});
