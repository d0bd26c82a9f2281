import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  selectATime: 'Select a time',
});
