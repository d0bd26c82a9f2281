import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  createAnAccount: 'Create an account',
  alreadyRegisteredSign: 'Already have an account? <link>Sign in</link>',
});
