import { href, Link, rich, site } from '@northlight/site-kit';
import type { Section } from '../../features/long-text/long-text.tsx';
import { texts } from '../../texts/privacy.ts';

/** What is kept of people, section by section. Says only what this site really does. */
export const privacySections: readonly Section[] = [
  {
    id: 'booking',
    title: texts.whenYouBookOrOrder,
    body: (
      <>
        <p>{texts.weStoreYourName}</p>
        <p>{texts.venueStaffMayAddNotes}</p>
        <p>{texts.yourNameEmailPhoneNumber}</p>
      </>
    ),
  },
  {
    id: 'account',
    title: texts.whenYouHaveAnAccount,
    body: (
      <>
        <p>{rich(texts.weStoreYourUsernameYour, { link: (words) => <Link to={href('terms')}>{words}</Link> })}</p>
        <p>{rich(texts.onYourProfileYouCan, { link: (words) => <Link to={href('profile')}>{words}</Link> })}</p>
      </>
    ),
  },
  {
    id: 'writing',
    title: texts.whenYouContactUs,
    body: (
      <>
        <p>{texts.yourMessageIsStoredEncrypted}</p>
        <p>{texts.weSendTheNewsletterOnly}</p>
      </>
    ),
  },
  {
    id: 'browser',
    title: texts.inYourBrowser,
    body: (
      <ul>
        <li>{texts.oneCookieWhileYoureSigned}</li>
        <li>{texts.aSecondCookie}</li>
        <li>{texts.yourCartAndYourChoice}</li>
        <li>{texts.aBookingYouveStarted}</li>
      </ul>
    ),
  },
  {
    id: 'safety',
    title: texts.preventingAbuse,
    body: <p>{texts.weCountSignInAttempts}</p>,
  },
  {
    id: 'not',
    title: texts.whatWeDontDo,
    body: <p>{texts.weDontUseAdvertisingTrackers}</p>,
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
      </>
    ),
  },
];
