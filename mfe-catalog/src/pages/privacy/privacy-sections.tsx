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
        <p>{texts.weKeepYourName}</p>
        <p>{texts.peopleAtTheDeskMay}</p>
        <p>{texts.nameAddressNumberAndNotes}</p>
      </>
    ),
  },
  {
    id: 'account',
    title: texts.whenYouHaveAnAccount,
    body: (
      <>
        <p>{rich(texts.weKeepYourUsernameYour, { link: (words) => <Link to={href('terms')}>{words}</Link> })}</p>
        <p>{rich(texts.onYourProfileYouCan, { link: (words) => <Link to={href('profile')}>{words}</Link> })}</p>
      </>
    ),
  },
  {
    id: 'writing',
    title: texts.whenYouWriteToUs,
    body: (
      <>
        <p>{texts.aMessageIsStoredEncrypted}</p>
        <p>{texts.theNewsletterComesOnly}</p>
      </>
    ),
  },
  {
    id: 'browser',
    title: texts.inYourBrowser,
    body: (
      <ul>
        <li>{texts.oneCookieWhileYou}</li>
        <li>{texts.oneMoreCookie}</li>
        <li>{texts.yourCartAndWhetherYou}</li>
        <li>{texts.aBookingThatYouHave}</li>
      </ul>
    ),
  },
  {
    id: 'safety',
    title: texts.againstGuessingAndFlooding,
    body: <p>{texts.weCountTriesToSign}</p>,
  },
  {
    id: 'not',
    title: texts.whatWeDoNotDo,
    body: <p>{texts.thereAreNoAdvertisingTrackers}</p>,
  },
  {
    id: 'rights',
    title: texts.yourRights,
    body: (
      <>
        <p>
          {rich(texts.askUsWhatWeHold, {
            link: (words) => <Link to={href('contact')}>{words}</Link>,
            productName: site.productName,
          })}
        </p>
        <p>{texts.whenWeForgetSomebody}</p>
      </>
    ),
  },
];
