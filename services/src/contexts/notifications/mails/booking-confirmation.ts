import type { BookedVisit } from './booked-visit.js';
import { bookingMail, type Sender } from './booking-mail.js';
import type { Mail } from './mail.js';
import { arrival, rules } from './visit-notes.js';

/** The mail that follows a booking. */
export const bookingConfirmation = (visit: BookedVisit, sender: Sender): Mail =>
  bookingMail(
    visit,
    { news: 'your seats are booked.', subject: 'Your booking', notes: [arrival, ...rules(visit, sender)] },
    sender,
  );
