import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  checkingYourSign: 'Checking your sign-in',
  couldntCheckWhetherYoureSigned: "Couldn't check whether you're signed in",
  tryAgain: 'Try again',
  pleaseSetUpAnAuthenticator: 'Please set up an authenticator app or a passkey first',
  yourRoleHereNeedsMore: 'Your role here needs more than a password. You can set it up in two minutes on your profile.',
  setItUp: 'Set it up',
});
