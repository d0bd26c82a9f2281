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
  { email, username, oldEmail, token }: LinkFacts,
  { productName, siteUrl }: Sender,
): Mail => ({
  to: { name: '', address: email },
  subject: `Confirm your email address for ${productName}`,
  ...formsOf({
    productName,
    heading: 'Confirm your address',
    greeting: oldEmail
      ? `${accountOf(username)} is to use this address from now on.`
      : `${accountOf(username)} was made with this address.`,
    rows: [],
    action: { label: 'Confirm your address', url: `${siteUrl}/verify-email#${token}` },
    notes: [
      'The link is good for three days, and for one use.',
      'Bookings that you made with this address before you had an account then appear in it.',
      `You do not know this account? Then do nothing: nobody gets to see anything of yours.`,
    ],
  }),
});

/** The mail to the address that is about to be left behind: its owner may know nothing of it. */
export const emailChangeAsked = ({ email, oldEmail }: LinkFacts, { productName, siteUrl }: Sender): Mail | undefined =>
  oldEmail === undefined
    ? undefined
    : {
        to: { name: '', address: oldEmail },
        subject: 'Another address for your account was asked for',
        ...formsOf({
          productName,
          heading: 'Another address was asked for',
          greeting: `Somebody who knows the password of your account asked to use another email address. This address stays in use until the new one is confirmed.`,
          rows: [['New address', email]],
          action: { label: 'Look at your account', url: `${siteUrl}/profile` },
          notes: ['It was not you? Then change your password now: that ends every sign-in but your own.'],
        }),
      };

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
