import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  createAnAccount: 'Create an account',
  alreadyHaveAnAccountSign: 'Already have an account? <link>Sign in</link>',
});
