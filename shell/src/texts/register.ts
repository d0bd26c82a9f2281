import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  createAnAccount: 'Create an account',
  alreadyRegisteredSign: 'Already registered? <link>Sign in</link>',
});
