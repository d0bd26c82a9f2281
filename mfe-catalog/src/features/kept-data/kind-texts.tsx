import type { VisitorKindName } from '@northlight/contracts';
import { href, Link, rich } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import { texts } from '../../texts/kept-data.ts';

interface KindTexts {
  readonly title: string;
  readonly what: ReactNode;
  /** @param term "7 years", as the rule is set; empty where no rule or time ends it */
  readonly ends: (term: string) => string;
}

/** What is told of each kind of data: none can be left out. */
export const kindTexts: Readonly<Record<VisitorKindName, KindTexts>> = {
  bookings: {
    title: texts.bookings,
    what: texts.yourNameEmailAndPhone,
    ends: (term) => texts.termAfterYourVisit({ term }),
  },
  orders: {
    title: texts.orders,
    what: texts.yourNameEmailAndWhat,
    ends: (term) => texts.termAfterTheOrder({ term }),
  },
  vouchers: {
    title: texts.giftVouchers,
    what: texts.theNameAndEmail,
    ends: (term) => texts.termAfterItExpired({ term }),
  },
  notes: {
    title: texts.notesForYourVisit,
    what: texts.venueStaffMayAddNotes,
    ends: (term) => texts.termAfterYourVisit({ term }),
  },
  waitlist: { title: texts.waitlists, what: texts.theSameAsFor, ends: (term) => texts.termAfterTheTime({ term }) },
  accounts: {
    title: texts.yourAccount,
    what: rich(texts.yourUsernameYourEmail, { link: (words) => <Link to={href('terms')}>{words}</Link> }),
    ends: () => texts.untilYouDeleteIt,
  },
  unproven: {
    title: texts.accountsWithAnUnverified,
    what: texts.anAccountWhoseEmail,
    ends: (term) => texts.termAfterItWasMade({ term }),
  },
  accountEmails: {
    title: texts.linksInAccountEmails,
    what: texts.whichAddressEachLink,
    ends: (term) => texts.termAtMost({ term }),
  },
  sessions: {
    title: texts.whereYoureSignedIn,
    what: texts.theBrowserAndSystem,
    ends: (term) => texts.termAtMost({ term }),
  },
  carts: { title: texts.yourCart, what: texts.whatIsInIt, ends: (term) => texts.termAfterItsLastChange({ term }) },
  messages: {
    title: texts.messages,
    what: texts.whatYouWroteToUs,
    ends: (term) => texts.termAfterTheLastReply({ term }),
  },
  reviews: {
    title: texts.reviews,
    what: texts.yourReviewAndTheName,
    ends: (term) => texts.termAfterYouWroteIt({ term }),
  },
  newsletter: { title: texts.newsletter, what: texts.yourEmail, ends: () => texts.untilYouUnsubscribe },
  unconfirmed: {
    title: texts.newsletterSignups,
    what: texts.yourEmailAndWhen,
    ends: (term) => texts.termAfterYouSignedUp({ term }),
  },
  inquiries: {
    title: texts.franchiseApplications,
    what: texts.whatYouTellUsAbout,
    ends: (term) => texts.termAfterTheLastChange({ term }),
  },
  attempts: {
    title: texts.preventingAbuse,
    what: texts.weCountSignInAttempts,
    ends: (term) => texts.termAtMost({ term }),
  },
  audit: { title: texts.whatStaffDid, what: texts.whoOfOurStaff, ends: (term) => texts.termAfterItWasDone({ term }) },
  history: { title: texts.theRecord, what: texts.whatWhenHowMany, ends: () => texts.forGood },
  erasures: { title: texts.erasureRequests, what: texts.aCodeMadeFromYour, ends: () => texts.forGoodSoThat },
  logs: { title: texts.serverLogs, what: texts.whichPartOfTheSite, ends: () => texts.untilNewerOnes },
  mails: { title: texts.copiesOfEmails, what: texts.onlyOnASite, ends: (term) => texts.termAfterItWasDone({ term }) },
};
