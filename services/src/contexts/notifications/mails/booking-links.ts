import { texts } from '../texts/booking-links.js';
import type { BookedVisit } from './booked-visit.js';
import { manageUrlOf, type Sender, whenOf } from './booking-mail.js';
import { formsOf } from './letter-forms.js';
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
    subject: texts.linksToYourBookings,
    ...formsOf({
      productName,
      heading: texts.yourBookings,
      greets: first.customerName,
      greeting: texts.useTheseLinksToView,
      rows: [],
      links: visits.map((visit) => ({
        label: `${visit.reference}: ${visit.experienceName}, ${whenOf(visit)}`,
        url: manageUrlOf(visit, { siteUrl }),
      })),
      notes: [texts.anyoneWithALinkCan, texts.didntAskForThisEmail],
    }),
  };
}
