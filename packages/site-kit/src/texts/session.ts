import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  checkingYourSign: 'Checking your sign-in',
  weCouldNotCheckWhether: "Couldn't check whether you're signed in",
  tryAgain: 'Try again',
  pleaseSetUpAnAuthenticator: 'Please set up an authenticator app or a passkey first',
  yourWorkHereNeedsMore: 'Your role here needs more than a password. You can set it up in two minutes on your profile.',
  setItUp: 'Set it up',
});
