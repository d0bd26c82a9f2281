import { texts } from '../texts/booking-confirmation.js';
import type { BookedVisit } from './booked-visit.js';
import { bookingMail, type Sender } from './booking-mail.js';
import type { Mail } from './mail.js';
import { arrival, rules } from './visit-notes.js';

/** The mail that follows a booking. */
export const bookingConfirmation = (visit: BookedVisit, sender: Sender): Mail =>
  bookingMail(
    visit,
    { news: texts.yourSeatsAreBooked, subject: texts.yourBooking, notes: [arrival, ...rules(visit, sender)] },
    sender,
  );
