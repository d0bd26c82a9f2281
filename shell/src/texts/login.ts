import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  signIn: 'Sign in',
  noAccountYetRegister: 'No account yet? <link>Register</link>',
  theLinkThatBroughtYou: 'The link that brought you here says:',
  anyoneCanWriteSuch:
    'Anyone can write such a link. We never ask you to call a number or to send a password or a code.',
});
