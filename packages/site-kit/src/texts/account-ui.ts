import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  password: 'Password',
  confirmPassword: 'Confirm password',
  passwordRules: 'Password rules',
  passwordsMatch: 'Passwords match',
});
