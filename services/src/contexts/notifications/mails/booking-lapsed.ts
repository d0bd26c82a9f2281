import { texts } from '../texts/booking-lapsed.js';
import { bookUrlOf } from './book-url.js';
import type { BookedVisit } from './booked-visit.js';
import { type Sender, whenOf } from './booking-mail.js';
import { dayInWords, timeInWords } from './letter.js';
import { formsOf } from './letter-forms.js';
import type { Mail } from './mail.js';

/** A time that has room, on the venue's wall. */
interface FreeTime {
  readonly date: string;
  readonly time: string;
}

/** The mail to somebody whose seats went back on sale, with the nearest times; undefined where that is no news. */
export function bookingLapsed(visit: BookedVisit, times: readonly FreeTime[], sender: Sender): Mail | undefined {
  if (visit.status !== 'expired' || sender.at >= visit.startsAt) return undefined;
  return {
    to: { name: visit.customerName, address: visit.customerEmail },
    subject: texts.yourSeatsWereReleased({ experienceName: visit.experienceName, visit: whenOf(visit) }),
    ...formsOf({
      productName: sender.productName,
      heading: visit.experienceName,
      greets: visit.customerName,
      greeting: texts.bookingWasntConfirmedInTime({ reference: visit.reference }),
      rows: [
        [texts.when, whenOf(visit)],
        [texts.where, `${visit.venueName}, ${visit.venueAddress}`],
        [texts.tickets, texts.ticket({ tickets: visit.tickets })],
      ],
      links: times.map((time) => ({
        label: texts.book({ date: dayInWords(time.date), time: timeInWords(time.time) }),
        url: bookUrlOf({ ...visit, ...time }, sender),
      })),
      notes: times.length > 0 ? [texts.theseAreTheNearestTimes] : [],
    }),
  };
}
