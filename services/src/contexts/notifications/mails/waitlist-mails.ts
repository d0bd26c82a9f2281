import { bookPathOf, writeWaitlistOffer } from '@northlight/contracts';
import { clockInWords } from '../../../platform/kernel/venue-time.js';
import { texts } from '../texts/waitlist-mails.js';
import { dayInWords, timeInWords } from './letter.js';
import { formsOf } from './letter-forms.js';
import type { Mail } from './mail.js';
import type { WaitingParty } from './waiting-party.js';

interface Sender {
  readonly productName: string;
  /** Where the site is, without a slash at the end. */
  readonly siteUrl: string;
}

/** The mail to a party that has joined a waitlist. */
export function waitlistJoined(party: WaitingParty, { productName, siteUrl }: Sender): Mail {
  const place: [string, string][] = party.position
    ? [[texts.yourPlace, texts.numberOnTheWaitlist({ position: party.position })]]
    : [];
  return {
    to: receiverOf(party),
    subject: texts.youreOnTheWaitlist({ party: visitOf(party) }),
    ...formsOf({
      productName,
      heading: party.experienceName,
      greets: party.customerName,
      greeting: texts.youreOnTheWaitlistOf({ party: seats(party.party) }),
      rows: [...rowsOf(party), ...place],
      action: { label: texts.viewYourPlaceOrLeave, url: linkOf(party, siteUrl, 'waitlist') },
      notes: [texts.wellEmailYouAsSoon({ party: party.party }), texts.nothingIsBookedAndTheres],
    }),
  };
}

/** The mail to a party for which seats are held; undefined when none are any more. */
export function waitlistOffer(
  party: WaitingParty,
  { productName, siteUrl, at }: Sender & { readonly at: Date },
): Mail | undefined {
  const { offeredUntil, timezone } = party;
  if (!offeredUntil || offeredUntil <= at) return undefined;
  const until = clockInWords(offeredUntil, timezone);
  return {
    to: receiverOf(party),
    subject: texts.yourSeatsAreHeldUntil({ until, party: visitOf(party) }),
    ...formsOf({
      productName,
      heading: party.experienceName,
      greets: party.customerName,
      greeting: texts.partyPluralOneASeat({ party: party.party, until }),
      rows: [...rowsOf(party), [texts.heldUntil, texts.venueTime({ until })]],
      action: { label: texts.bookTheseSeats, url: linkOf(party, siteUrl, 'offer') },
      notes: [texts.afterThatWellOfferThem, texts.dontWantThemAnymoreUse],
    }),
  };
}

/** The mail to a party that waits for a time which was closed. */
export const waitlistClosed = (party: WaitingParty, { productName, siteUrl }: Sender): Mail => ({
  to: receiverOf(party),
  subject: texts.closed({ party: visitOf(party) }),
  ...formsOf({
    productName,
    heading: party.experienceName,
    greets: party.customerName,
    greeting: texts.theTimeYoureWaiting,
    rows: rowsOf(party),
    action: { label: texts.chooseAnotherTime, url: linkOf(party, siteUrl, 'waitlist') },
    notes: [texts.nothingWasBookedAndNothing],
  }),
});

export const receiverOf = ({ customerName, customerEmail }: WaitingParty): Mail['to'] => ({
  name: customerName,
  address: customerEmail,
});

const seats = (party: number): string => texts.seat({ party });

export const visitOf = ({ experienceName, date, time }: WaitingParty): string =>
  `${experienceName}, ${dayInWords(date)}, ${timeInWords(time)}`;

export const rowsOf = ({ date, time, venueName, venueAddress, party }: WaitingParty): [string, string][] => [
  [texts.when, `${dayInWords(date)}, ${timeInWords(time)}`],
  [texts.where, `${venueName}, ${venueAddress}`],
  [texts.seats, String(party)],
];

/** The booking page with the choice made; what opens the entry is behind the #, which no server and no log sees. */
function linkOf(party: WaitingParty, siteUrl: string, name: 'waitlist' | 'offer'): string {
  const { venueId, experienceId, date, time, party: tickets, entryId, token } = party;
  return `${siteUrl}${bookPathOf({ venueId, experienceId, date, time, tickets })}#${name}=${writeWaitlistOffer({ entryId, token })}`;
}
