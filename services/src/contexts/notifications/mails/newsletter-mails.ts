import { addressText } from '@northlight/contracts';
import type { VenueFacts } from '../../catalog/index.js';
import type { SubscriberFacts } from '../../correspondence/index.js';
import { texts } from '../texts/newsletter-mails.js';
import { formsOf } from './letter-forms.js';
import type { Mail } from './mail.js';

interface Sender {
  readonly productName: string;
  /** Where the site is, without a slash at the end. */
  readonly siteUrl: string;
}

/** The mail to whoever asked for the newsletter: only who reads it can say yes (decisions.md G16). */
export const newsletterConfirmation = (to: SubscriberFacts, { productName, siteUrl }: Sender): Mail => ({
  ...toReader(to),
  subject: texts.confirmYourEmailAddress({ productName }),
  ...formsOf({
    productName,
    heading: texts.oneMoreStep,
    greeting: texts.someoneHopefullyYouSignedUp,
    rows: [],
    action: { label: texts.confirmYourAddress, url: `${siteUrl}/newsletter/confirm#${to.confirmLink}` },
    notes: [texts.theLinkWorksForSeven, texts.didntSignUpYouCan],
  }),
});

/** The mail to whoever asked once more. */
export const newsletterKnown = (to: SubscriberFacts, sender: Sender): Mail => ({
  ...toReader(to),
  ...unsubscribing(to, sender),
  subject: texts.youAlreadyGetOurNewsletter,
  ...formsOf({
    productName: sender.productName,
    heading: texts.youreOnTheList,
    greeting: texts.someoneHopefullyYouSignedUpSentence,
    rows: [],
    links: [leaving(to, sender)],
    notes: [texts.youDontNeedToDo],
  }),
});

/** The mail to whoever has just confirmed their address. */
export const newsletterWelcome = (to: SubscriberFacts, sender: Sender): Mail => ({
  ...toReader(to),
  ...unsubscribing(to, sender),
  subject: texts.youreOnTheListOf({ productName: sender.productName }),
  ...formsOf({
    productName: sender.productName,
    heading: texts.youreOnTheList,
    greeting: texts.weWriteWhenANew,
    rows: [],
    action: { label: texts.seeOurExperiences, url: `${sender.siteUrl}/experiences` },
    links: [leaving(to, sender)],
    notes: [texts.everyNewsletterHas],
  }),
});

/** The mail about a venue that has opened. */
export const venueOpened = (to: SubscriberFacts, venue: OpenedVenue, sender: Sender): Mail => ({
  ...toReader(to),
  ...unsubscribing(to, sender),
  subject: texts.isOpen({ name: venue.name }),
  ...formsOf({
    productName: sender.productName,
    heading: texts.isOpen({ name: venue.name }),
    greeting: texts.youAskedUsToTell,
    rows: [[texts.address, addressText(venue)]],
    action: { label: texts.see({ name: venue.name }), url: `${sender.siteUrl}/venue/${venue.slug}` },
    links: [leaving(to, sender)],
    notes: [],
  }),
});

type OpenedVenue = Pick<VenueFacts, 'name' | 'slug' | 'address' | 'city' | 'state' | 'zipCode'>;

const toReader = ({ email }: SubscriberFacts): Pick<Mail, 'to'> => ({ to: { name: '', address: email } });

/** For people: the page asks once more. What opens it is behind the #, which no server and no log sees. */
const leaving = ({ leaveLink }: SubscriberFacts, { siteUrl }: Sender) => ({
  label: texts.unsubscribe,
  url: `${siteUrl}/newsletter/unsubscribe#${leaveLink}`,
});

/** For mail programs. */
const unsubscribing = ({ leaveLink }: SubscriberFacts, { siteUrl }: Sender): Pick<Mail, 'unsubscribeUrl'> => ({
  unsubscribeUrl: `${siteUrl}/api/newsletter/one-click?link=${leaveLink}`,
});
