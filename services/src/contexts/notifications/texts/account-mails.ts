import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  theAccount: 'The account "{username}"',
  anAccount: 'An account',
  confirmYourEmailAddress: 'Confirm your email address for {productName}',
  confirmYourAddress: 'Confirm your address',
  wantsToUseThisEmail: '{username} wants to use this email address.',
  wasCreatedWithThisEmail: '{username} was created with this email address.',
  theLinkWorksOnce: 'The link works once, for three days. To confirm, sign in or enter your account password.',
  bookingsYouMade: 'Bookings you made with this address before you had an account will then appear in it.',
  notYourAccountYouCan:
    'Not your account? You can ignore this email. Without the password, no one can confirm the address, and your bookings stay yours.',
  aNewEmailAddress: 'A new email address for your account was requested',
  newEmailAddressRequested: 'New email address requested',
  someoneWhoKnowsYourPassword:
    'Someone who knows your password asked to change your account’s email address. This address stays in use until the new one is confirmed.',
  newAddress: 'New address',
  thisWasntMe: 'This wasn’t me',
  ifThisWasntYouUse:
    'If this wasn’t you, use the link to choose a new password. That cancels the change, even if it’s already confirmed, and signs out every device. The link works once, for 14 days.',
  ifItWasYouOpen:
    'If it was you, open the email we sent to the new address to confirm it. You don’t need to do anything here.',
  viewYourAccount: 'View your account',
  ifThisWasntYouChange:
    'If this wasn’t you, change your password now. It cancels the change and signs out every other device.',
  yourEmailAddressAlreadyHas: 'Your email address already has a {productName} account',
  youAlreadyHaveAnAccount: 'You already have an account',
  someoneAskedToUse:
    'Someone asked to use this email address for another account. It belongs to yours, so nothing was changed.',
  signIn: 'Sign in',
  ifItWasYouSign:
    'If it was you, sign in to the account with this address, or delete that account before you use the address for another one.',
  ifItWasntYouYou: 'If it wasn’t you, you don’t need to do anything.',
  chooseANewPassword: 'Choose a new password for {productName}',
  chooseANewPassword2: 'Choose a new password',
  someoneHopefullyYouForgot: 'Someone, hopefully you, forgot the password for the account with this email address.',
  username: 'Username',
  theLinkWorksOnceSentence: 'The link works once, for 30 minutes.',
  didntAskForThisYou: 'Didn’t ask for this? You can ignore this email. Your password stays the same.',
  yourPasswordWasChanged: 'Your {productName} password was changed',
  yourPasswordWasChanged2: 'Your password was changed',
  yourAccountHasANew: 'Your account has a new password. You’ll need to sign in again on all your devices.',
  ifItWasYouYou: 'If it was you, you don’t need to do anything.',
  anAuthenticatorAppWasAdded: 'An authenticator app was added to your {productName} account',
  authenticatorAppAdded: 'Authenticator app added',
  fromNowOnYoullNeed:
    'From now on, you’ll need a code from your authenticator app as well as your password to sign in.',
  keepYourRecoveryCodesSomewhere:
    'Keep your recovery codes somewhere safe. Each one signs you in once without the app.',
  ifThisWasntYouPlease: 'If this wasn’t you, please contact us right away. Someone knows your password.',
  theAuthenticatorAppWasRemoved: 'The authenticator app was removed from your {productName} account',
  authenticatorAppRemoved: 'Authenticator app removed',
  theAuthenticatorAppWasRemovedSentence:
    'The authenticator app was removed from your account. Unless you have a passkey, you now sign in with just your password.',
  ifYouAsked: 'If you asked for this, you can set up another app or a passkey on your profile.',
  aPasskeyWasAdded: 'A passkey was added to your {productName} account',
  passkeyAdded: 'Passkey added',
  youCanNowSign: 'You can now sign in to your account with a new passkey. Your password alone no longer signs you in.',
  keepYourRecoveryCodesSomewhereSentence:
    'Keep your recovery codes somewhere safe. With your password, each one signs you in once without the passkey.',
  ifThisWasntYouRemove:
    'If this wasn’t you, remove the passkey on your profile, change your password, and contact us right away.',
  aPasskeyWasRemoved: 'A passkey was removed from your {productName} account',
  passkeyRemoved: 'Passkey removed',
  aPasskeyWasRemovedSentence:
    'A passkey was removed from your account and no longer signs you in. Your profile shows what does.',
  youCanAlsoDelete: 'You can also delete it from your device or password manager.',
});
