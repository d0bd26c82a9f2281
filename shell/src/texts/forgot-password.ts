import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  forgotYourPassword: 'Forgot your password?',
  tellUsTheAddress: "Enter your email and we'll send you a link to reset your password.",
  itCameBackToYou: 'Remembered it? <link>Sign in</link>',
});
