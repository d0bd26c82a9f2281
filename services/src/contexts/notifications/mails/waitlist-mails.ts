import { bookPathOf, writeWaitlistOffer } from '@northlight/contracts';
import { clockInWords } from '../../../platform/kernel/venue-time.js';
import { dayInWords, formsOf, timeInWords } from './letter.js';
import type { Mail } from './mail.js';
import type { WaitingParty } from './waiting-party.js';

interface Sender {
  readonly productName: string;
  /** Where the site is, without a slash at the end. */
  readonly siteUrl: string;
}

/** The mail to a party that has joined a waitlist. */
export function waitlistJoined(party: WaitingParty, { productName, siteUrl }: Sender): Mail {
  const place: [string, string][] = party.position ? [['Your place', `${party.position} on the waitlist`]] : [];
  return {
    to: receiverOf(party),
    subject: `You are on the waitlist: ${visitOf(party)}`,
    ...formsOf({
      productName,
      heading: party.experienceName,
      greets: party.customerName,
      greeting: `you are on the waitlist for ${seats(party.party)}.`,
      rows: [...rowsOf(party), ...place],
      action: { label: 'See your place or leave the waitlist', url: linkOf(party, siteUrl, 'waitlist') },
      notes: [
        `We will write to you as soon as ${seats(party.party)} are free. They are then held for you for 30 minutes, but not beyond the start.`,
        'Nothing is booked and nothing is paid until you take the seats.',
      ],
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
    subject: `Your seats are free until ${until}: ${visitOf(party)}`,
    ...formsOf({
      productName,
      heading: party.experienceName,
      greets: party.customerName,
      greeting: `${seats(party.party)} came free. They are held for you until ${until}.`,
      rows: [...rowsOf(party), ['Held until', `${until}, time at the venue`]],
      action: { label: 'Book these seats', url: linkOf(party, siteUrl, 'offer') },
      notes: [
        'After that they are offered to the next party. You may also book fewer seats.',
        'You do not want them any more? The same link lets you leave the waitlist.',
      ],
    }),
  };
}

/** The mail to a party that waits for a time which was closed. */
export const waitlistClosed = (party: WaitingParty, { productName, siteUrl }: Sender): Mail => ({
  to: receiverOf(party),
  subject: `Closed: ${visitOf(party)}`,
  ...formsOf({
    productName,
    heading: party.experienceName,
    greets: party.customerName,
    greeting: 'the time that you wait for was closed. No seats will come free in it.',
    rows: rowsOf(party),
    action: { label: 'Choose another time', url: linkOf(party, siteUrl, 'waitlist') },
    notes: ['Nothing was booked and nothing was charged. Should this time open again, you keep your place.'],
  }),
});

export const receiverOf = ({ customerName, customerEmail }: WaitingParty): Mail['to'] => ({
  name: customerName,
  address: customerEmail,
});

const seats = (party: number): string => (party === 1 ? '1 seat' : `${party} seats`);

export const visitOf = ({ experienceName, date, time }: WaitingParty): string =>
  `${experienceName}, ${dayInWords(date)}, ${timeInWords(time)}`;

export const rowsOf = ({ date, time, venueName, venueAddress, party }: WaitingParty): [string, string][] => [
  ['When', `${dayInWords(date)}, ${timeInWords(time)}`],
  ['Where', `${venueName}, ${venueAddress}`],
  ['Seats', String(party)],
];

/** The booking page with the choice made; what opens the entry is behind the #, which no server and no log sees. */
function linkOf(party: WaitingParty, siteUrl: string, name: 'waitlist' | 'offer'): string {
  const { venueId, experienceId, date, time, party: tickets, entryId, token } = party;
  return `${siteUrl}${bookPathOf({ venueId, experienceId, date, time, tickets })}#${name}=${writeWaitlistOffer({ entryId, token })}`;
}
