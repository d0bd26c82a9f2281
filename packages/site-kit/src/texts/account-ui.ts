import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  password: 'Password',
  confirmPassword: 'Confirm password',
  rulesForThePassword: 'Rules for the password',
  bothEntriesAreTheSame: 'Both entries are the same',
});
