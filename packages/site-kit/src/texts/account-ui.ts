import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  password: 'Password',
  confirmPassword: 'Confirm password',
  rulesForThePassword: 'Password rules',
  bothEntriesAreTheSame: 'Passwords match',
});
