import type { AccountFacts, LinkFacts } from '../../identity/index.js';
import { formsOf } from './letter.js';
import type { Mail } from './mail.js';

interface Sender {
  readonly productName: string;
  /** Where the site is, without a slash at the end. */
  readonly siteUrl: string;
}

/** A username that is one, and no line of somebody who registers with a stranger's address. */
const plainName = /^[\p{L}\p{N}_-]{3,30}$/u;
const accountOf = (username: string): string => (plainName.test(username) ? `The account "${username}"` : 'An account');

/** The mail that asks whoever reads an address to prove it. The token is behind the #, which no server and no log sees. */
export const emailVerification = (
  { email, username, otherEmail, token }: LinkFacts,
  { productName, siteUrl }: Sender,
): Mail => ({
  to: { name: '', address: email },
  subject: `Confirm your email address for ${productName}`,
  ...formsOf({
    productName,
    heading: 'Confirm your address',
    greeting: otherEmail
      ? `${accountOf(username)} is to use this address from now on.`
      : `${accountOf(username)} was made with this address.`,
    rows: [],
    action: { label: 'Confirm your address', url: `${siteUrl}/verify-email#${token}` },
    notes: [
      'The link works for three days and can be used once. To confirm, sign in or enter the password of the account.',
      'Bookings that you made with this address before you had an account then appear in it.',
      'Not your account? You can ignore this email. Without the password, no one can confirm the address, and your bookings stay yours.',
    ],
  }),
});

/** The mail to the address that is about to be left behind: its owner may know nothing of it. */
export function emailChangeAsked(
  { email, otherEmail, canUndo, token }: LinkFacts,
  { productName, siteUrl }: Sender,
): Mail | undefined {
  if (otherEmail === undefined) return undefined;
  const [before, after] = canUndo ? [email, otherEmail] : [otherEmail, email];
  return {
    to: { name: '', address: before },
    subject: 'A new email address for your account was requested',
    ...formsOf({
      productName,
      heading: 'New email address requested',
      greeting:
        'A new email address was requested for your account by someone who knows its password. This address stays in use until the new one is confirmed.',
      rows: [['New address', after]],
      ...(canUndo ? undo(token, siteUrl) : toTheProfile(siteUrl)),
    }),
  };
}

const undo = (token: string, siteUrl: string) => ({
  action: { label: 'This wasn’t me', url: `${siteUrl}/reset-password#${token}` },
  notes: [
    'If this wasn’t you, choose a new password there. It cancels the change, even if it was confirmed already, and signs out every device. The link works for 14 days and can be used once.',
    'If it was you, there is nothing to do here: confirm the new address with the email that we sent to it.',
  ],
});

const toTheProfile = (siteUrl: string) => ({
  action: { label: 'View your account', url: `${siteUrl}/profile` },
  notes: ['If this wasn’t you, change your password now. It cancels the change and signs out every other device.'],
});

/** The mail to an address that is to be another account's too: its owner alone is told, and nothing changes. */
export const emailInUse = ({ email }: LinkFacts, { productName, siteUrl }: Sender): Mail => ({
  to: { name: '', address: email },
  subject: `Your email address already has a ${productName} account`,
  ...formsOf({
    productName,
    heading: 'You already have an account',
    greeting:
      'Someone asked to use this email address for another account. It belongs to yours, so nothing was changed.',
    rows: [],
    action: { label: 'Sign in', url: `${siteUrl}/login` },
    notes: [
      'If it was you, sign in to the account with this address, or delete it before you use the address elsewhere.',
      'If it wasn’t you, there is nothing to do.',
    ],
  }),
});

/** The mail with which an account gets a new password; only who reads it can open the link. */
export const passwordReset = ({ email, username, token }: LinkFacts, { productName, siteUrl }: Sender): Mail => ({
  to: { name: '', address: email },
  subject: `Choose a new password for ${productName}`,
  ...formsOf({
    productName,
    heading: 'Choose a new password',
    greeting: 'Somebody, we hope you, has forgotten the password of the account with this address.',
    rows: plainName.test(username) ? [['Username', username]] : [],
    action: { label: 'Choose a new password', url: `${siteUrl}/reset-password#${token}` },
    notes: [
      'The link is good for 30 minutes, and for one use.',
      'You did not ask for it? Then do nothing: your password stays as it is.',
    ],
  }),
});

/** The mail that tells of a new password; whoever did not choose it has to hear of it. */
export const passwordChanged = ({ email }: AccountFacts, { productName, siteUrl }: Sender): Mail => ({
  to: { name: '', address: email },
  subject: `Your ${productName} password was changed`,
  ...formsOf({
    productName,
    heading: 'Your password was changed',
    greeting: 'Your account has a new password. Wherever you were signed in before, you have to sign in again.',
    rows: [],
    action: { label: 'It was not me', url: `${siteUrl}/forgot-password` },
    notes: ['It was you? Then you need not do anything.'],
  }),
});

/** The mail that tells of an authenticator app; whoever did not set it up has to hear of it. */
export const secondFactorAdded = ({ email }: AccountFacts, { productName, siteUrl }: Sender): Mail => ({
  to: { name: '', address: email },
  subject: `An authenticator app was added to your ${productName} account`,
  ...formsOf({
    productName,
    heading: 'Authenticator app added',
    greeting: 'From now on, signing in to your account takes a code of your authenticator app besides your password.',
    rows: [],
    action: { label: 'View your account', url: `${siteUrl}/profile` },
    notes: [
      'Keep the recovery codes somewhere safe: each one signs you in once without the app.',
      'If this wasn’t you, please write to us at once: someone knows your password.',
    ],
  }),
});

/** The mail that tells of an authenticator app that is asked for no more, whoever took it away. */
export const secondFactorRemoved = ({ email }: AccountFacts, { productName, siteUrl }: Sender): Mail => ({
  to: { name: '', address: email },
  subject: `Your ${productName} account no longer asks for a code`,
  ...formsOf({
    productName,
    heading: 'Authenticator app removed',
    greeting: 'The authenticator app of your account was removed. Signing in takes only your password now.',
    rows: [],
    action: { label: 'It was not me', url: `${siteUrl}/forgot-password` },
    notes: ['If you asked for this, set up another app on your profile when you have one.'],
  }),
});
