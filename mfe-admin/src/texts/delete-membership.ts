import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  failedToDeleteMembership: 'Failed to delete membership',
});
