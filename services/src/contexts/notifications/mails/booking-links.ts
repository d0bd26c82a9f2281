import type { BookedVisit } from './booked-visit.js';
import { manageUrlOf, type Sender, whenOf } from './booking-mail.js';
import { formsOf } from './letter.js';
import type { Mail } from './mail.js';

/** The mail to somebody who asked for the links to their bookings; undefined when there are none. */
export function bookingLinks(
  visits: readonly BookedVisit[],
  { productName, siteUrl }: Omit<Sender, 'at'>,
): Mail | undefined {
  const [first] = visits;
  if (!first) return undefined;
  return {
    to: { name: first.customerName, address: first.customerEmail },
    subject: 'The links to your bookings',
    ...formsOf({
      productName,
      heading: 'Your bookings',
      greets: first.customerName,
      greeting: 'these links open your bookings: to see them, to move them, or to cancel them.',
      rows: [],
      links: visits.map((visit) => ({
        label: `${visit.reference}: ${visit.experienceName}, ${whenOf(visit)}`,
        url: manageUrlOf(visit, { siteUrl }),
      })),
      notes: [
        'Whoever has a link may change that booking: please do not pass this mail on.',
        'You did not ask for this mail? Then somebody typed in your address. They cannot see what is in it.',
      ],
    }),
  };
}
