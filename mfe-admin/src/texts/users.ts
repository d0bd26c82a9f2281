import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  users: 'Users',
});
