import { clockInWords } from '../../../platform/kernel/venue-time.js';
import { texts } from '../texts/booking-held.js';
import type { BookedVisit } from './booked-visit.js';
import { manageUrlOf, rowsOf, type Sender, whenOf } from './booking-mail.js';
import { formsOf } from './letter-forms.js';
import type { Mail } from './mail.js';

/** The mail to somebody who has booked and not confirmed it yet; undefined once there is nothing to confirm. */
export function bookingHeld(visit: BookedVisit, sender: Sender): Mail | undefined {
  const { heldUntil, status, timezone } = visit;
  if (status !== 'pending' || !heldUntil || heldUntil <= sender.at) return undefined;
  const until = clockInWords(heldUntil, timezone);
  return {
    to: { name: visit.customerName, address: visit.customerEmail },
    subject: texts.heldUntil({ until, experienceName: visit.experienceName, visit: whenOf(visit) }),
    ...formsOf({
      productName: sender.productName,
      heading: visit.experienceName,
      greets: visit.customerName,
      greeting: texts.yourSeatsAreHeldUntil({ until }),
      rows: [...rowsOf(visit), [texts.heldUntil2, texts.venueTime({ until })]],
      action: { label: texts.confirmYourBooking, url: manageUrlOf(visit, sender) },
      notes: [texts.wellEmailYourTickets, texts.ifYouDontConfirm],
    }),
  };
}
