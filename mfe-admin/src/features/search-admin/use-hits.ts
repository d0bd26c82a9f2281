import {
  type DeskBookingView,
  type DeskOrderView,
  encodeText,
  type FoundBookingsView,
  isFound,
  type ManagedUserView,
  type Page,
} from '@northlight/contracts';
import { dateText, href, http, keepPreviousData, skipToken, timeText, useQuery } from '@northlight/site-kit';
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

const perGroup = 5;
/** Below this the lists would answer with everybody. */
const shortest = 2;

/** What fits a text, group by group: pages at once, what is asked for as it comes. Of no text every page. */
export function useHits(text: string, { places, people }: SearchScope): Hits {
  const asked = text.trim();
  const bookings = useFound('bookings', { search: asked }, true);
  const orders = useFound('orders', { q: asked }, true);
  const users = useFound('users', { search: asked }, people);
  const pages = places.filter(({ label }) => isFound(asked, [label]));
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

interface Found {
  readonly bookings: FoundBookingsView;
  readonly orders: Page<DeskOrderView>;
  readonly users: Page<ManagedUserView>;
}

/** The first lines of one list. */
function useFound<List extends keyof Found>(list: List, query: Readonly<Record<string, string>>, isOpen: boolean) {
  const [text = ''] = Object.values(query);
  const isAsked = isOpen && text.length >= shortest;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['admin', 'search', list, text],
    queryFn: isAsked
      ? ({ signal }) => http.get<Found[List]>(`/api/admin/${list}`, { query: { ...query, limit: perGroup }, signal })
      : skipToken,
    staleTime: 0,
    placeholderData: isAsked ? keepPreviousData : undefined,
  });
  const items: readonly Found[List]['items'][number][] = data?.items ?? [];
  return { items: isAsked ? items : [], isBusy: isFetching, isError };
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
