import { listUsers, type Operation, type OperationInput, searchBookings, searchOrders } from '@northlight/client';
import {
  type DeskBookingView,
  type DeskOrderView,
  encodeText,
  isFound,
  type ManagedUserView,
} from '@northlight/contracts';
import { apiQuery, dateText, href, keepPreviousData, timeText, useQuery } from '@northlight/site-kit';
import { texts } from '../../texts/search-admin.ts';

/** What may be searched by the one who looks. */
export interface SearchScope {
  /** The pages that are open to them. */
  readonly places: readonly { readonly label: string; readonly to: string }[];
  /** Accounts are for admins. */
  readonly people: boolean;
}

export interface Hit {
  readonly to: string;
  readonly name: string;
  readonly note?: string;
}

export interface HitGroup {
  readonly title: string;
  readonly hits: readonly Hit[];
}

export interface Hits {
  readonly groups: readonly HitGroup[];
  readonly isBusy: boolean;
  /** Something could not be asked: what is shown may not be all. */
  readonly isPartial: boolean;
}

const MAX_PER_GROUP = 5;
/** Below this the lists would answer with everybody. */
const MIN_QUERY_LENGTH = 2;

/** What fits a text, group by group: pages at once, what is asked for as it comes. Of no text every page. */
export function useHits(text: string, { places, people }: SearchScope): Hits {
  const query = text.trim();
  const isLongEnough = query.length >= MIN_QUERY_LENGTH;
  const bySearch = { query: { search: query, limit: MAX_PER_GROUP } };
  const byText = { query: { q: query, limit: MAX_PER_GROUP } };
  const bookings = useFound(searchBookings, isLongEnough ? bySearch : undefined);
  const orders = useFound(searchOrders, isLongEnough ? byText : undefined);
  const users = useFound(listUsers, isLongEnough && people ? bySearch : undefined);
  const pages = places.filter(({ label }) => isFound(query, [label]));
  const groups = [
    { title: texts.pages, hits: pages.map(({ label, to }) => ({ name: label, to })) },
    { title: texts.bookings, hits: bookings.items.map(bookingHit) },
    { title: texts.orders, hits: orders.items.map(orderHit) },
    { title: texts.people, hits: users.items.map(userHit) },
  ];
  const all = [bookings, orders, users];
  return {
    groups: groups.filter(({ hits }) => hits.length > 0),
    isBusy: all.some(({ isBusy }) => isBusy),
    isPartial: all.some(({ isError }) => isError),
  };
}

/** The first lines of one list; nothing is asked where it is not said what for. */
function useFound<Input extends OperationInput, Item>(
  operation: Operation<Input, { readonly items: readonly Item[] }>,
  input: Input | undefined,
) {
  const { data, isFetching, isError } = useQuery({
    ...apiQuery(operation, input),
    staleTime: 0,
    placeholderData: input && keepPreviousData,
  });
  return { items: (input && data?.items) ?? [], isBusy: isFetching, isError };
}

const bookingHit = ({ reference, customerName, experienceName, date, time }: DeskBookingView): Hit => ({
  to: `${href('adminBookings')}/${encodeText(reference)}`,
  name: customerName || texts.nameErased,
  note: `${reference}, ${experienceName}, ${dateText(date)}, ${timeText(time)}`,
});

const orderHit = ({ reference, customerName, customerEmail }: DeskOrderView): Hit => ({
  to: href('adminOrder', { reference }),
  name: customerName || texts.nameErased,
  note: [reference, customerEmail].filter(Boolean).join(', '),
});

const userHit = ({ username, email, firstName, lastName }: ManagedUserView): Hit => ({
  to: `${href('adminUsers')}?${new URLSearchParams({ search: username })}`,
  name: [firstName, lastName].filter(Boolean).join(' ') || username,
  note: [username, email].join(', '),
});
