import type { BookingList, BookingSummary, OrderSummary, OwnOpenTicketView, Page } from '@northlight/contracts';
import { http, queryOptions } from '@northlight/site-kit';

/** So many at once; "Show more" asks for as many again. */
const pageSize = 10;

/** GET /api/bookings: a page of one's own, after `cursor` where there is one before it. */
export const myBookingsQuery = (when: BookingList, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['/api/bookings', { when, cursor }],
    queryFn: ({ signal }) =>
      http.get<Page<BookingSummary>>('/api/bookings', { query: { when, limit: pageSize, cursor }, signal }),
    staleTime: 0, // what was booked in between, here or elsewhere, is in it
  });

/** GET /api/orders: one's latest orders. */
export const myOrdersQuery = queryOptions({
  queryKey: ['/api/orders', { limit: 5 }],
  queryFn: ({ signal }) => http.get<Page<OrderSummary>>('/api/orders', { query: { limit: 5 }, signal }),
  staleTime: 0,
});

/** GET /api/open-tickets: one's own that wait for a time, and those that have expired lately. */
export const myOpenTicketsQuery = queryOptions({
  queryKey: ['/api/open-tickets'],
  queryFn: ({ signal }) => http.get<OwnOpenTicketView[]>('/api/open-tickets', { signal }),
  staleTime: 0,
});
