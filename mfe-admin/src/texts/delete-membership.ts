import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  failedToDeleteMembership: 'Failed to delete membership',
});
