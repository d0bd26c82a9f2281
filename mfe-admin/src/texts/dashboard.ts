import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  dashboard: 'Dashboard',
});
