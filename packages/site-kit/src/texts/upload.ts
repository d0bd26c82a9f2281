import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  kb: '{bytes} KB',
  mb: '{toFixed} MB',
});
