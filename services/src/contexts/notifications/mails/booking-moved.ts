import { texts } from '../texts/booking-moved.js';
import type { BookedVisit } from './booked-visit.js';
import { bookingMail, type Sender } from './booking-mail.js';
import type { Mail } from './mail.js';
import { arrival, rules } from './visit-notes.js';

/** The mail that follows a move, with the new time for the calendar. */
export const bookingMoved = (visit: BookedVisit, sender: Sender): Mail =>
  bookingMail(
    visit,
    {
      news: texts.yourVisitHasANew,
      subject: texts.rescheduledBooking,
      notes: [arrival, ...rules(visit, sender)],
    },
    sender,
  );
