import type { CollectionPlace, OrderView } from '@northlight/contracts';
import { count, timeText } from '@northlight/site-kit';

interface Heading {
  readonly title: string;
  readonly lead: string;
}

/** What the page is called, as the order stands. */
export const headingOf = ({ status, bookings, products }: OrderView, isNew: boolean): Heading => {
  if (status === 'cancelled') return { title: 'This order is cancelled', lead: 'Its merchandise is for sale again.' };
  if (status === 'collected') return { title: 'Your order', lead: 'Everything was collected. Thank you.' };
  if (!isNew) return { title: 'Your order', lead: 'What is reserved for you, and where it waits.' };
  return { title: 'Reserved for you', lead: whatIsReserved(bookings.length, products) };
};

const whatIsReserved = (bookings: number, products: OrderView['products']): string => {
  const pieces = products.reduce((sum, { quantity }) => sum + quantity, 0);
  const parts = [bookings > 0 && count(bookings, 'visit'), pieces > 0 && count(pieces, 'piece')].filter(Boolean);
  return `${parts.join(' and ')}, to be paid at the venue.`;
};

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

type Hours = CollectionPlace['weekHours'][number];

const hoursOf = (hours: Hours | undefined): string =>
  hours ? `${timeText(hours.opens)} – ${timeText(hours.closes)}` : 'Closed';

/** The week from Monday on, days with the same hours together: ["Monday – Thursday", "10:00 AM – 8:00 PM"]. */
export const weekRows = (weekHours: CollectionPlace['weekHours']): readonly (readonly [string, string])[] => {
  const rows: { first: string; last: string; hours: string }[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const [name, hours] = [days[day] ?? '', hoursOf(weekHours[day])];
    const last = rows.at(-1);
    if (last?.hours === hours) last.last = name;
    else rows.push({ first: name, last: name, hours });
  }
  return rows.map(({ first, last, hours }) => [first === last ? first : `${first} – ${last}`, hours]);
};
