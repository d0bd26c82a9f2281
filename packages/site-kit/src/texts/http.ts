import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  weCouldNotReach: 'We could not reach the server. Check your connection and try again.',
});
