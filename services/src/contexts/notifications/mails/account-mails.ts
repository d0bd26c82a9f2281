import type { AccountFacts, LinkFacts } from '../../identity/index.js';
import { texts } from '../texts/account-mails.js';
import { formsOf } from './letter-forms.js';
import type { Mail } from './mail.js';

interface Sender {
  readonly productName: string;
  /** Where the site is, without a slash at the end. */
  readonly siteUrl: string;
}

/** A username that is one, and no line of somebody who registers with a stranger's address. */
const plainName = /^[\p{L}\p{N}_-]{3,30}$/u;
const accountOf = (username: string): string =>
  plainName.test(username) ? texts.theAccount({ username }) : texts.anAccount;

/** The mail that asks whoever reads an address to prove it. The token is behind the #, which no server and no log sees. */
export const emailVerification = (
  { email, username, otherEmail, token }: LinkFacts,
  { productName, siteUrl }: Sender,
): Mail => ({
  to: { name: '', address: email },
  subject: texts.confirmYourEmailAddress({ productName }),
  ...formsOf({
    productName,
    heading: texts.confirmYourAddress,
    greeting: otherEmail
      ? texts.wantsToUseThisEmail({ username: accountOf(username) })
      : texts.wasCreatedWithThisEmail({ username: accountOf(username) }),
    rows: [],
    action: { label: texts.confirmYourAddress, url: `${siteUrl}/verify-email#${token}` },
    notes: [texts.theLinkWorksOnce, texts.bookingsYouMade, texts.notYourAccountYouCan],
  }),
});

/** The mail to the address that is about to be left behind: its owner may know nothing of it. */
export function emailChangeRequested(
  { email, otherEmail, canUndo, token }: LinkFacts,
  { productName, siteUrl }: Sender,
): Mail | undefined {
  if (otherEmail === undefined) return undefined;
  const [before, after] = canUndo ? [email, otherEmail] : [otherEmail, email];
  return {
    to: { name: '', address: before },
    subject: texts.aNewEmailAddress,
    ...formsOf({
      productName,
      heading: texts.newEmailAddressRequested,
      greeting: texts.someoneWhoKnowsYourPassword,
      rows: [[texts.newAddress, after]],
      ...(canUndo ? undo(token, siteUrl) : toTheProfile(siteUrl)),
    }),
  };
}

const undo = (token: string, siteUrl: string) => ({
  action: { label: texts.thisWasntMe, url: `${siteUrl}/reset-password#${token}` },
  notes: [texts.ifThisWasntYouUse, texts.ifItWasYouOpen],
});

const toTheProfile = (siteUrl: string) => ({
  action: { label: texts.viewYourAccount, url: `${siteUrl}/profile` },
  notes: [texts.ifThisWasntYouChange],
});

/** The mail to an address that is to be another account's too: its owner alone is told, and nothing changes. */
export const emailInUse = ({ email }: LinkFacts, { productName, siteUrl }: Sender): Mail => ({
  to: { name: '', address: email },
  subject: texts.yourEmailAddressAlreadyHas({ productName }),
  ...formsOf({
    productName,
    heading: texts.youAlreadyHaveAnAccount,
    greeting: texts.someoneAskedToUse,
    rows: [],
    action: { label: texts.signIn, url: `${siteUrl}/login` },
    notes: [texts.ifItWasYouSign, texts.ifItWasntYouYou],
  }),
});

/** The mail with which an account gets a new password; only who reads it can open the link. */
export const passwordReset = ({ email, username, token }: LinkFacts, { productName, siteUrl }: Sender): Mail => ({
  to: { name: '', address: email },
  subject: texts.chooseANewPassword({ productName }),
  ...formsOf({
    productName,
    heading: texts.chooseANewPassword2,
    greeting: texts.someoneHopefullyYouForgot,
    rows: plainName.test(username) ? [[texts.username, username]] : [],
    action: { label: texts.chooseANewPassword2, url: `${siteUrl}/reset-password#${token}` },
    notes: [texts.theLinkWorksOnceSentence, texts.didntAskForThisYou],
  }),
});

/** The mail that tells of a new password; whoever did not choose it has to hear of it. */
export const passwordChanged = ({ email }: AccountFacts, { productName, siteUrl }: Sender): Mail => ({
  to: { name: '', address: email },
  subject: texts.yourPasswordWasChanged({ productName }),
  ...formsOf({
    productName,
    heading: texts.yourPasswordWasChanged2,
    greeting: texts.yourAccountHasANew,
    rows: [],
    action: { label: texts.thisWasntMe, url: `${siteUrl}/forgot-password` },
    notes: [texts.ifItWasYouYou],
  }),
});

/** The mail that tells of an authenticator app; whoever did not set it up has to hear of it. */
export const secondFactorAdded = ({ email }: AccountFacts, { productName, siteUrl }: Sender): Mail => ({
  to: { name: '', address: email },
  subject: texts.anAuthenticatorAppWasAdded({ productName }),
  ...formsOf({
    productName,
    heading: texts.authenticatorAppAdded,
    greeting: texts.fromNowOnYoullNeed,
    rows: [],
    action: { label: texts.viewYourAccount, url: `${siteUrl}/profile` },
    notes: [texts.keepYourRecoveryCodesSomewhere, texts.ifThisWasntYouPlease],
  }),
});

/** The mail that tells of an authenticator app that is asked for no more, whoever took it away. */
export const secondFactorRemoved = ({ email }: AccountFacts, { productName, siteUrl }: Sender): Mail => ({
  to: { name: '', address: email },
  subject: texts.theAuthenticatorAppWasRemoved({ productName }),
  ...formsOf({
    productName,
    heading: texts.authenticatorAppRemoved,
    greeting: texts.theAuthenticatorAppWasRemovedSentence,
    rows: [],
    action: { label: texts.thisWasntMe, url: `${siteUrl}/forgot-password` },
    notes: [texts.ifYouAsked],
  }),
});

/** The mail that tells of a passkey; whoever did not make it has to hear of it. */
export const passkeyAdded = ({ email }: AccountFacts, { productName, siteUrl }: Sender): Mail => ({
  to: { name: '', address: email },
  subject: texts.aPasskeyWasAdded({ productName }),
  ...formsOf({
    productName,
    heading: texts.passkeyAdded,
    greeting: texts.youCanNowSign,
    rows: [],
    action: { label: texts.viewYourAccount, url: `${siteUrl}/profile` },
    notes: [texts.keepYourRecoveryCodesSomewhereSentence, texts.ifThisWasntYouRemove],
  }),
});

/** The mail that tells of a passkey that opens nothing any more, whoever took it away. */
export const passkeyRemoved = ({ email }: AccountFacts, { productName, siteUrl }: Sender): Mail => ({
  to: { name: '', address: email },
  subject: texts.aPasskeyWasRemoved({ productName }),
  ...formsOf({
    productName,
    heading: texts.passkeyRemoved,
    greeting: texts.aPasskeyWasRemovedSentence,
    rows: [],
    action: { label: texts.thisWasntMe, url: `${siteUrl}/forgot-password` },
    notes: [texts.youCanAlsoDelete],
  }),
});
