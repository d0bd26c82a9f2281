import type { CollectionPlace, OrderView } from '@northlight/contracts';
import { timeText } from '@northlight/site-kit';
import { texts } from '../../texts/see-order.ts';

interface Heading {
  readonly title: string;
  readonly lead: string;
}

/** What the page is called, as the order stands. */
export const headingOf = (order: OrderView, isNew: boolean): Heading => {
  const { status } = order;
  if (status === 'cancelled') return { title: texts.thisOrderIsCanceled, lead: texts.itsItemsAreBack };
  if (status === 'collected') return { title: texts.yourOrder, lead: texts.youvePickedEverythingUpThank };
  if (!isNew) return { title: texts.yourOrder, lead: texts.heresWhatWeveReserved };
  return { title: texts.reservedForYou, lead: whatIsReserved(order) };
};

const whatIsReserved = ({ bookings: { length: bookings }, openTickets, products }: OrderView): string => {
  const items = products.reduce((sum, { quantity }) => sum + quantity, 0);
  const open = openTickets.filter(({ state }) => state === 'open').length;
  if (open > 0) return texts.bookingsPlural0OneVisit({ bookings, open, items });
  if (items === 0) return texts.visit({ bookings });
  return bookings === 0 ? texts.item({ items }) : texts.visitOf({ bookings, items });
};

const days = [
  texts.sunday,
  texts.monday,
  texts.tuesday,
  texts.wednesday,
  texts.thursday,
  texts.friday,
  texts.saturday,
] as const;

type Hours = CollectionPlace['weekHours'][number];

const hoursOf = (hours: Hours | undefined): string =>
  hours ? `${timeText(hours.opens)} – ${timeText(hours.closes)}` : texts.closed;

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
