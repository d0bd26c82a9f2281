import type { Filled } from './fill-house.js';
import type { House } from './house.js';

/** One thing that somebody looks at. */
export interface MeasuredList {
  readonly name: string;
  /** The address on each of both houses. */
  readonly small: string;
  readonly large: string;
  /** Its search opens persons one by one, or goes through all that there is: more of them take longer. */
  readonly isSearch?: true;
}

interface Paged {
  readonly items: readonly unknown[];
  readonly nextCursor: string | null;
}

const same = (name: string, path: string, more: Pick<MeasuredList, 'isSearch'> = {}): MeasuredList => ({
  ...{ name, small: path, large: path },
  ...more,
});

/** Every list of the admin that may grow: its first page, one from its depth, and what is looked for in it. */
export async function measuredLists(large: House, { busyDay, sunday }: Filled, day: string): Promise<MeasuredList[]> {
  const at = (date: string) => `/api/admin/manifest?venueId=1&date=${date}`;
  const week = `/api/admin/availability?venueId=1&from=${sunday}&to=${plusDays(sunday, 6)}`;
  const deep = async (name: string, path: string): Promise<MeasuredList> => ({
    ...{ name: `${name}, the tenth page`, small: path, large: await tenth(large, path) },
  });
  const pages = await Promise.all([
    deep('users', '/api/admin/users?limit=50'),
    deep('audit', '/api/admin/audit?limit=30'),
    deep('orders', '/api/admin/orders?limit=50'),
    deep('vouchers', '/api/admin/vouchers?limit=50'),
  ]);
  return [
    { name: 'manifest of a day', small: at(day), large: at(busyDay) },
    same('week of the calendar', week),
    same('found bookings, by reference', '/api/admin/bookings?search=NL-23456789'),
    same('found bookings, by e-mail', '/api/admin/bookings?search=guest7@example.com&limit=50'),
    same('found bookings, by a name', '/api/admin/bookings?search=lindqvist&limit=50', { isSearch: true }),
    same('found bookings, by nobody’s name', '/api/admin/bookings?search=nobodyatall&limit=50', { isSearch: true }),
    same('users', '/api/admin/users?limit=50'),
    same('users, by a part of a name', '/api/admin/users?search=family77&limit=50'),
    same('inquiries', '/api/admin/franchise-inquiries?limit=100'),
    same('inquiries of one status', '/api/admin/franchise-inquiries?limit=100&status=new'),
    same('inquiries, by nobody’s name', '/api/admin/franchise-inquiries?limit=100&search=nobodyatall', {
      isSearch: true,
    }),
    same('queues', '/api/admin/queues'),
    same('audit', '/api/admin/audit?limit=30'),
    same('audit of a room', '/api/admin/audit?limit=30&room=franchise'),
    same('audit, by a rare text', '/api/admin/audit?limit=30&text=New%20name%2019999'),
    same('audit, by nobody', '/api/admin/audit?limit=30&who=nobodyatall'),
    same('messages', '/api/admin/messages?limit=50'),
    same('orders', '/api/admin/orders?limit=50'),
    same('vouchers', '/api/admin/vouchers?limit=50'),
    same('refunds', '/api/admin/refunds?state=requested&limit=50'),
    ...pages,
  ];
}

/** The address of the tenth page, or of the last one where there are fewer. */
async function tenth({ ask }: House, path: string): Promise<string> {
  let address = path;
  for (let page = 1; page < 10; page++) {
    const { nextCursor } = await ask<Paged>(`GET ${address}`);
    if (!nextCursor) break;
    address = `${path}&cursor=${nextCursor}`;
  }
  return address;
}

const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
