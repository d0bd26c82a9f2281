import type { AccountView, BookingSummary, Page, SessionView } from '@northlight/contracts';
import { http, queryOptions, sessionOptions, useQueryClient } from '@northlight/site-kit';

/** The account as it is now: other tabs and mails change it, too. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => http.get<AccountView>('/api/auth/account', { signal }),
  staleTime: 0,
});

/** Where the account is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => http.get<SessionView[]>('/api/auth/sessions', { signal }),
  staleTime: 0,
});

/** Visits that are still to come, as far as anybody wants to count them. */
export const upcomingQuery = queryOptions({
  queryKey: ['account', 'upcoming'],
  queryFn: ({ signal }) =>
    http.get<Page<BookingSummary>>('/api/bookings', { query: { when: 'upcoming', limit: 50 }, signal }),
  staleTime: 0,
});

/** Has everything that shows the account look again: this page, and the frame around it. */
export const useAccountChanged = () => {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: accountQuery.queryKey }),
      client.invalidateQueries({ queryKey: sessionOptions.queryKey, exact: true }),
    ]);
  };
};
