import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  couldntReachTheServerCheck: "Couldn't reach the server. Check your connection and try again.",
});
