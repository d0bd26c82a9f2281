import type { VisitorKindName } from '@northlight/contracts';
import { href, Link, rich, site } from '@northlight/site-kit';
import { CookieList, StorageList } from '../../features/kept-data/cookie-list.tsx';
import { KeptData } from '../../features/kept-data/kept-data.tsx';
import type { Section } from '../../features/long-text/long-text.tsx';
import { texts } from '../../texts/privacy.ts';

/** In which section each kind of data stands: none can be left out. */
const sectionOf: Readonly<Record<VisitorKindName, 'account' | 'booking' | 'running' | 'writing'>> = {
  bookings: 'booking',
  orders: 'booking',
  vouchers: 'booking',
  notes: 'booking',
  waitlist: 'booking',
  accounts: 'account',
  unproven: 'account',
  accountEmails: 'account',
  sessions: 'account',
  carts: 'account',
  messages: 'writing',
  reviews: 'writing',
  newsletter: 'writing',
  unconfirmed: 'writing',
  inquiries: 'writing',
  attempts: 'running',
  audit: 'running',
  history: 'running',
  erasures: 'running',
  logs: 'running',
  mails: 'running',
};

const kindsIn = (section: string): VisitorKindName[] =>
  (Object.keys(sectionOf) as VisitorKindName[]).filter((kind) => sectionOf[kind] === section);

/** What is kept of people, section by section, as the lists have it that the site itself goes by. */
export const privacySections: readonly Section[] = [
  {
    id: 'short',
    title: texts.inShort,
    body: (
      <>
        <p>{texts.weStoreOnlyWhat({ productName: site.productName })}</p>
        <p>{texts.yourNameEmailPhoneNumber}</p>
        <p>{texts.everythingBelowIsErased}</p>
      </>
    ),
  },
  {
    id: 'booking',
    title: texts.whenYouBookOrOrder,
    body: (
      <>
        <p>{texts.weRemindYouOnce}</p>
        <KeptData kinds={kindsIn('booking')} />
      </>
    ),
  },
  {
    id: 'account',
    title: texts.whenYouHaveAnAccount,
    body: (
      <>
        <p>{rich(texts.onYourProfileYouCan, { link: (words) => <Link to={href('profile')}>{words}</Link> })}</p>
        <KeptData kinds={kindsIn('account')} />
      </>
    ),
  },
  {
    id: 'writing',
    title: texts.whenYouContactUs,
    body: (
      <>
        <p>{texts.weSendTheNewsletterOnly}</p>
        <KeptData kinds={kindsIn('writing')} />
      </>
    ),
  },
  { id: 'running', title: texts.runningTheSite, body: <KeptData kinds={kindsIn('running')} /> },
  {
    id: 'cookies',
    title: texts.cookies,
    body: (
      <>
        <p>{rich(texts.weSetTheseCookies, { code: (words) => <code>{words}</code> })}</p>
        <CookieList />
      </>
    ),
  },
  {
    id: 'browser',
    title: texts.inYourBrowser,
    body: (
      <>
        <p>{texts.pagesAlsoKeep}</p>
        <StorageList />
      </>
    ),
  },
  {
    id: 'not',
    title: texts.whatWeDontDo,
    body: (
      <>
        <p>{texts.weDontUseAdvertisingTrackers}</p>
        <p>{texts.aMapFromOpenstreetmap}</p>
      </>
    ),
  },
  {
    id: 'rights',
    title: texts.yourRights,
    body: (
      <>
        <p>
          {rich(texts.youCanAskUsWhat, {
            link: (words) => <Link to={href('contact')}>{words}</Link>,
            productName: site.productName,
          })}
        </p>
        <p>{texts.whenWeDeleteSomeonesData}</p>
        <p>{texts.ifYoureNotSatisfied}</p>
      </>
    ),
  },
];
