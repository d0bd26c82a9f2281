import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  forgotYourPassword: 'Forgot your password?',
  tellUsTheAddress: 'Tell us the address of your account, and we will mail you a link with which you choose a new one.',
  itCameBackToYou: 'It came back to you? <link>Sign in</link>',
});
