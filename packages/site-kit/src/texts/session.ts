import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  checkingYourSign: 'Checking your sign-in',
  weCouldNotCheckWhether: 'We could not check whether you are signed in',
  tryAgain: 'Try again',
  pleaseSetUpAnAuthenticator: 'Please set up an authenticator app first',
  yourWorkHereNeedsMore: 'Your work here needs more than a password. It takes two minutes, on your profile.',
  setItUp: 'Set it up',
});
