import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  name: 'Name',
  email: 'Email',
  yourConfirmationGoesHere: 'Your confirmation goes here.',
  phoneOptional: 'Phone (optional)',
  onlyUsedIfSomethingChanges: 'Only used if something changes on the day.',
});
