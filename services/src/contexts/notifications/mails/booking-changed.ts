import { texts } from '../texts/booking-changed.js';
import type { BookedVisit } from './booked-visit.js';
import { bookingMail, type Sender } from './booking-mail.js';
import type { Mail } from './mail.js';
import { arrival, refundRows, rules } from './visit-notes.js';

/** The mail that follows a change of the party, with the new bill. */
export const bookingChanged = (visit: BookedVisit, sender: Sender): Mail =>
  bookingMail(
    visit,
    {
      news: texts.theNumberOfTickets,
      subject: texts.updatedBooking,
      rows: refundRows(visit),
      notes: [arrival, ...rules(visit, sender)],
    },
    sender,
  );
