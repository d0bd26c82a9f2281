import { clockInWords } from '../../../platform/kernel/venue-time.js';
import type { BookedVisit } from './booked-visit.js';
import { manageUrlOf, rowsOf, type Sender, whenOf } from './booking-mail.js';
import { formsOf } from './letter.js';
import type { Mail } from './mail.js';

/** The mail to somebody who has booked and not confirmed it yet; undefined once there is nothing to confirm. */
export function bookingHeld(visit: BookedVisit, sender: Sender): Mail | undefined {
  const { heldUntil, status, timezone } = visit;
  if (status !== 'pending' || !heldUntil || heldUntil <= sender.at) return undefined;
  const until = clockInWords(heldUntil, timezone);
  return {
    to: { name: visit.customerName, address: visit.customerEmail },
    subject: `Held until ${until}: ${visit.experienceName}, ${whenOf(visit)}`,
    ...formsOf({
      productName: sender.productName,
      heading: visit.experienceName,
      greets: visit.customerName,
      greeting: `your seats are held until ${until}. Confirm the booking to keep them.`,
      rows: [...rowsOf(visit), ['Held until', `${until}, time at the venue`]],
      action: { label: 'Confirm your booking', url: manageUrlOf(visit, sender) },
      notes: [
        'You pay at the venue. Your tickets come by mail once the booking is confirmed.',
        'Without that the seats go back on sale. The same page keeps them for longer, or cancels the booking.',
      ],
    }),
  };
}
