import type { SubscriberFacts } from '../../correspondence/index.js';
import { formsOf } from './letter.js';
import type { Mail } from './mail.js';

interface Sender {
  readonly productName: string;
  /** Where the site is, without a slash at the end. */
  readonly siteUrl: string;
}

/** The mail to whoever asked for the newsletter: only who reads it can say yes (decisions.md G16). */
export const newsletterConfirmation = (to: SubscriberFacts, { productName, siteUrl }: Sender): Mail => ({
  ...toReader(to),
  subject: `Confirm your address: the ${productName} newsletter`,
  ...formsOf({
    productName,
    heading: 'One more step',
    greeting: 'Somebody, we hope you, asked to get our newsletter at this address.',
    rows: [],
    action: { label: 'Confirm your address', url: `${siteUrl}/newsletter/confirm#${to.confirmLink}` },
    notes: [
      'The link is good for seven days.',
      'You did not ask for it? Then do nothing: you will get no newsletter, and we forget your address after a month.',
    ],
  }),
});

/** The mail to whoever asked once more. */
export const newsletterKnown = (to: SubscriberFacts, sender: Sender): Mail => ({
  ...toReader(to),
  ...unsubscribing(to, sender),
  subject: 'You get our newsletter already',
  ...formsOf({
    productName: sender.productName,
    heading: 'You are on the list',
    greeting: 'Somebody, we hope you, asked to get our newsletter at this address. It is on the list already.',
    rows: [],
    links: [leaving(to, sender)],
    notes: ['You need not do anything.'],
  }),
});

/** The mail to whoever has just confirmed their address. */
export const newsletterWelcome = (to: SubscriberFacts, sender: Sender): Mail => ({
  ...toReader(to),
  ...unsubscribing(to, sender),
  subject: `You are on the list: the ${sender.productName} newsletter`,
  ...formsOf({
    productName: sender.productName,
    heading: 'You are on the list',
    greeting:
      'We write when a new experience opens, when a venue opens, and when there is something to see only for a while.',
    rows: [],
    action: { label: 'See what is on now', url: `${sender.siteUrl}/experiences` },
    links: [leaving(to, sender)],
    notes: ['Every newsletter has such a link. Whoever leaves is forgotten at once.'],
  }),
});

const toReader = ({ email }: SubscriberFacts): Pick<Mail, 'to'> => ({ to: { name: '', address: email } });

/** For people: the page asks once more. What opens it is behind the #, which no server and no log sees. */
const leaving = ({ leaveLink }: SubscriberFacts, { siteUrl }: Sender) => ({
  label: 'Unsubscribe',
  url: `${siteUrl}/newsletter/unsubscribe#${leaveLink}`,
});

/** For mail programs. */
const unsubscribing = ({ leaveLink }: SubscriberFacts, { siteUrl }: Sender): Pick<Mail, 'unsubscribeUrl'> => ({
  unsubscribeUrl: `${siteUrl}/api/newsletter/one-click?link=${leaveLink}`,
});
