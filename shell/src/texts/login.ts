import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  signIn: 'Sign in',
  dontHaveAnAccountRegister: "Don't have an account? <link>Register</link>",
  theLinkYouFollowedSays: 'The link you followed says:',
  anyoneCanMakeALink:
    "Anyone can make a link like this. We'll never ask you to call a number or send a password or code.",
});
