import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  createAnAccount: 'Create an account',
  alreadyRegisteredSign: 'Already registered? <link>Sign in</link>',
});
