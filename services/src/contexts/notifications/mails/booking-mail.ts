import { managePathOf, type TicketType, ticketPathOf } from '@northlight/contracts';
import { type Cents, centsOf, moneyText } from '../../../platform/kernel/money.js';
import { clockInWords, localTimeOf } from '../../../platform/kernel/venue-time.js';
import { calendarEntry } from '../../booking/index.js';
import { texts } from '../texts/booking-mail.js';
import type { BookedVisit } from './booked-visit.js';
import { dayInWords, type Letter, timeInWords } from './letter.js';
import { formsOf } from './letter-forms.js';
import type { Mail } from './mail.js';

/** Who writes, and when. */
export interface Sender {
  readonly productName: string;
  /** Where the site is, without a slash at the end. */
  readonly siteUrl: string;
  /** Stamps the calendar entry. */
  readonly at: Date;
}

/** What one kind of mail about a booking says, beside the booking itself. */
export interface Words {
  /** Follows the greeting, which is a line of its own. */
  readonly news: string;
  readonly subject: string;
  /** Follow the rows that every mail has. */
  readonly rows?: Letter['rows'];
  /** Words of the venue. */
  readonly quote?: string;
  /** Where else to go, once the booking itself is no place to go to. */
  readonly links?: Letter['links'];
  readonly notes: readonly string[];
}

/** What a ticket of a type is called. */
export const typeNames: Readonly<Record<TicketType, string>> = {
  standard: texts.standard,
  member: texts.member,
  group: texts.group,
  family: texts.familyPack,
};

/** A mail about a booking, with the entry for the customer's calendar. */
export function bookingMail(visit: BookedVisit, words: Words, sender: Sender): Mail {
  const letter: Letter = {
    productName: sender.productName,
    heading: visit.experienceName,
    greets: visit.customerName,
    greeting: words.news,
    rows: [...rowsOf(visit), ...(words.rows ?? [])],
    ...(words.quote && { quote: words.quote }),
    ...(visit.isCancelled ? words.links && { links: words.links } : linksOf(visit, sender)),
    notes: words.notes,
  };
  return {
    to: { name: visit.customerName, address: visit.customerEmail },
    subject: `${words.subject} ${visit.reference}: ${visit.experienceName}, ${whenOf(visit)}`,
    ...formsOf(letter),
    calendar: { method: visit.isCancelled ? 'CANCEL' : 'PUBLISH', content: calendarEntry(visit, sender) },
  };
}

/** To the page of the booking, and to its tickets. */
export const linksOf = (visit: BookedVisit, sender: Omit<Sender, 'at'>): Pick<Letter, 'action' | 'links'> => ({
  action: { label: texts.viewOrChangeYourBooking, url: manageUrlOf(visit, sender) },
  links: [
    {
      label: texts.showOrPrintYourTicket({ tickets: visit.tickets }),
      url: ticketUrlOf(visit, sender),
    },
  ],
});

const ticketUrlOf = ({ bookingId: id, manageToken }: BookedVisit, { siteUrl }: Pick<Sender, 'siteUrl'>): string =>
  `${siteUrl}${ticketPathOf({ id, manageToken })}`;

/** The page where a booking is seen and changed, for whoever gets the mail. */
export const manageUrlOf = (
  { bookingId: id, manageToken }: BookedVisit,
  { siteUrl }: Pick<Sender, 'siteUrl'>,
): string => `${siteUrl}${managePathOf({ id, manageToken })}`;

/** An instant as the venue's wall shows it: `Thursday, November 26, 2026, 2:30 PM`. */
export function atVenue(instant: string, { timezone }: BookedVisit): string {
  const at = new Date(instant);
  return `${dayInWords(localTimeOf(at, timezone).date)}, ${clockInWords(at, timezone)}`;
}

export const whenOf = ({ date, time }: BookedVisit): string => `${dayInWords(date)}, ${timeInWords(time)}`;

export const rowsOf = (visit: BookedVisit): Letter['rows'] => [
  [texts.reference, visit.reference],
  [texts.experience, visit.experienceName],
  [texts.when, texts.min({ visit: whenOf(visit), duration: visit.duration })],
  [texts.where, `${visit.venueName}, ${visit.venueAddress}`],
  [texts.tickets, `${visit.tickets} × ${typeNames[visit.ticketType]}`],
  [texts.subtotal, dollars(visit.subtotal)],
  ...(visit.voucher?.paid ? [[texts.giftVoucher, `-${dollars(visit.voucher.paid)}`] as const] : []),
  [texts.bookingFee, dollars(visit.bookingFee)],
  ...taxRow(visit),
  [texts.total, dollars(visit.total)],
  ...(visit.voucher ? [[texts.giftVoucherBalance, dollars(visit.voucher.left)] as const] : []),
];

/** What makes the total out of the rows above it, where there is such a thing. */
function taxRow({ subtotal, bookingFee, total, voucher }: BookedVisit): Letter['rows'] {
  const tax = total - bookingFee - (subtotal - (voucher?.paid ?? 0));
  return tax > 0 ? [[texts.tax, dollars(tax)]] : [];
}

/** `$72.08` */
export const dollars = (amount: Cents): string => moneyText(amount);

/** The same of an amount that is told in dollars. */
export const dollarText = (amount: number): string => moneyText(centsOf(amount));
