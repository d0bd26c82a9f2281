import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  theAccount: 'The account "{username}"',
  anAccount: 'An account',
  confirmYourEmailAddress: 'Confirm your email address for {productName}',
  confirmYourAddress: 'Confirm your address',
  isToUseThisAddress: '{username} is to use this address from now on.',
  wasMadeWithThisAddress: '{username} was made with this address.',
  theLinkWorksForThree:
    'The link works for three days and can be used once. To confirm, sign in or enter the password of the account.',
  bookingsThatYouMade: 'Bookings that you made with this address before you had an account then appear in it.',
  notYourAccountYouCan:
    'Not your account? You can ignore this email. Without the password, no one can confirm the address, and your bookings stay yours.',
  aNewEmailAddress: 'A new email address for your account was requested',
  newEmailAddressRequested: 'New email address requested',
  aNewEmailAddressSentence:
    'A new email address was requested for your account by someone who knows its password. This address stays in use until the new one is confirmed.',
  newAddress: 'New address',
  thisWasntMe: 'This wasn’t me',
  ifThisWasntYouChoose:
    'If this wasn’t you, choose a new password there. It cancels the change, even if it was confirmed already, and signs out every device. The link works for 14 days and can be used once.',
  ifItWasYouThere:
    'If it was you, there is nothing to do here: confirm the new address with the email that we sent to it.',
  viewYourAccount: 'View your account',
  ifThisWasntYouChange:
    'If this wasn’t you, change your password now. It cancels the change and signs out every other device.',
  yourEmailAddressAlreadyHas: 'Your email address already has a {productName} account',
  youAlreadyHaveAnAccount: 'You already have an account',
  someoneAskedToUse:
    'Someone asked to use this email address for another account. It belongs to yours, so nothing was changed.',
  signIn: 'Sign in',
  ifItWasYouSign:
    'If it was you, sign in to the account with this address, or delete it before you use the address elsewhere.',
  ifItWasntYouThere: 'If it wasn’t you, there is nothing to do.',
  chooseANewPassword: 'Choose a new password for {productName}',
  chooseANewPassword2: 'Choose a new password',
  somebodyWeHopeYouHas: 'Somebody, we hope you, has forgotten the password of the account with this address.',
  username: 'Username',
  theLinkIsGood: 'The link is good for 30 minutes, and for one use.',
  youDidNotAsk: 'You did not ask for it? Then do nothing: your password stays as it is.',
  yourPasswordWasChanged: 'Your {productName} password was changed',
  yourPasswordWasChanged2: 'Your password was changed',
  yourAccountHasANew: 'Your account has a new password. Wherever you were signed in before, you have to sign in again.',
  itWasNotMe: 'It was not me',
  itWasYouThenYou: 'It was you? Then you need not do anything.',
  anAuthenticatorAppWasAdded: 'An authenticator app was added to your {productName} account',
  authenticatorAppAdded: 'Authenticator app added',
  fromNowOnSigning:
    'From now on, signing in to your account takes a code of your authenticator app besides your password.',
  keepTheRecoveryCodesSomewhere: 'Keep the recovery codes somewhere safe: each one signs you in once without the app.',
  ifThisWasntYouPlease: 'If this wasn’t you, please write to us at once: someone knows your password.',
  yourAccountNoLongerAsks: 'Your {productName} account no longer asks for a code',
  authenticatorAppRemoved: 'Authenticator app removed',
  theAuthenticatorAppOfYour:
    'The authenticator app of your account was removed. Signing in takes only your password now.',
  ifYouAsked: 'If you asked for this, set up another app on your profile when you have one.',
});
