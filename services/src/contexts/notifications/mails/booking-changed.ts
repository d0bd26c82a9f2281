import type { BookedVisit } from './booked-visit.js';
import { bookingMail, dollars, type Sender } from './booking-mail.js';
import type { Mail } from './mail.js';
import { arrival, rules } from './visit-notes.js';

/** The mail that follows a change of the party, with the new bill. */
export const bookingChanged = (visit: BookedVisit, sender: Sender): Mail =>
  bookingMail(
    visit,
    {
      news: 'your booking has another number of tickets. This is the new bill.',
      subject: 'New bill of booking',
      rows: visit.refund ? [['Refunded so far', dollars(visit.refund)]] : [],
      notes: [arrival, ...rules(visit)],
    },
    sender,
  );
