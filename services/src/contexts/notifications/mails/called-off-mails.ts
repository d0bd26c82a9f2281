import { bookPathOf, type OtherTime } from '@northlight/contracts';
import { texts } from '../texts/called-off-mails.js';
import type { BookedVisit } from './booked-visit.js';
import { whatBecomesOfIt } from './booking-cancelled.js';
import { bookingMail, dollars, type Sender } from './booking-mail.js';
import { dayInWords, type Letter, timeInWords } from './letter.js';
import { formsOf } from './letter-forms.js';
import type { Mail } from './mail.js';
import { refundRows } from './visit-notes.js';
import type { WaitingParty } from './waiting-party.js';
import { receiverOf, rowsOf, visitOf } from './waitlist-mails.js';

/** The mail to a party whose visit the venue called off: why, what goes back, and when else there is room for it. */
export function bookingCalledOff(visit: BookedVisit, sender: Sender): Mail {
  const { message = '', otherTimes = [] } = visit.calledOff ?? {};
  return bookingMail(
    visit,
    {
      news: texts.wereSorryWeHad,
      subject: texts.visitCanceledBooking,
      ...(message && { quote: message }),
      rows: [
        ...refundRows(visit),
        ...(visit.voucher?.back ? [[texts.returnedToGiftVoucher, dollars(visit.voucher.back)] as const] : []),
      ],
      links: otherLinks({ ...visit, otherTimes }, sender),
      notes: [whatBecomesOfIt(visit).join(' '), whenElse(otherTimes)],
    },
    sender,
  );
}

/** The same for a party that waited for seats: nobody writes to it about them any more. */
export function waitlistCalledOff(party: WaitingParty, sender: Pick<Sender, 'productName' | 'siteUrl'>): Mail {
  const { message = '', otherTimes = [] } = party.calledOff ?? {};
  return {
    to: receiverOf(party),
    subject: texts.visitCanceled({ party: visitOf(party) }),
    ...formsOf({
      productName: sender.productName,
      heading: party.experienceName,
      greets: party.customerName,
      greeting: texts.theVisitYoure,
      rows: rowsOf(party),
      ...(message && { quote: message }),
      links: otherLinks({ ...party, tickets: party.party, otherTimes }, sender),
      notes: [texts.nothingWasBookedAndTheres, whenElse(otherTimes)],
    }),
  };
}

interface Choices {
  readonly venueId: number;
  readonly experienceId: number;
  readonly tickets: number;
  readonly otherTimes: readonly OtherTime[];
}

const otherLinks = (
  { otherTimes, venueId, experienceId, tickets }: Choices,
  { siteUrl }: Pick<Sender, 'siteUrl'>,
): NonNullable<Letter['links']> =>
  otherTimes.map(({ date, time }) => ({
    label: texts.book({ date: dayInWords(date), time: timeInWords(time) }),
    url: `${siteUrl}${bookPathOf({ venueId, experienceId, date, time, tickets })}`,
  }));

const whenElse = ({ length }: readonly OtherTime[]): string =>
  length > 0 ? texts.theseTimesHadRoom : texts.thereAreNoOtherTimes;
