import { listBookings, listOpenTickets, listOrders } from '@northlight/client';
import type { BookingList } from '@northlight/contracts';
import { apiQuery, queryOptions } from '@northlight/site-kit';

/** So many at once; "Show more" asks for as many again. */
const pageSize = 10;

/** GET /api/bookings: a page of one's own, after `cursor` where there is one before it. */
export const myBookingsQuery = (when: BookingList, cursor: string | undefined) =>
  queryOptions({ ...apiQuery(listBookings, { query: { when, limit: pageSize, cursor } }), staleTime: 0 });

/** GET /api/orders: one's latest orders. */
export const myOrdersQuery = queryOptions({ ...apiQuery(listOrders, { query: { limit: 5 } }), staleTime: 0 });

/** GET /api/open-tickets: one's own that wait for a time, and those that have expired lately. */
export const myOpenTicketsQuery = queryOptions({ ...apiQuery(listOpenTickets, {}), staleTime: 0 });
