import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  name: 'Name',
  email: 'Email',
  wellSendYourConfirmationHere: 'We’ll send your confirmation here.',
  phoneOptional: 'Phone (optional)',
  onlyUsedIfSomethingChanges: 'Only used if something changes on the day of your visit.',
});
