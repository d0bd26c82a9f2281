import { listBookings, listSessions, showAccount } from '@northlight/client';
import { apiQuery, queryOptions, refresh, sessionOptions, useQueryClient } from '@northlight/site-kit';

/** The account as it is now: other tabs and mails change it, too. */
export const accountQuery = queryOptions({ ...apiQuery(showAccount, {}), staleTime: 0 });

/** Where the account is signed in. */
export const sessionsQuery = queryOptions({ ...apiQuery(listSessions, {}), staleTime: 0 });

/** Visits that are still to come, as far as anybody wants to count them. */
export const upcomingQuery = queryOptions({
  ...apiQuery(listBookings, { query: { when: 'upcoming', limit: 50 } }),
  staleTime: 0,
});

/** Has everything that shows the account look again: this page, and the frame around it. */
export const useAccountChanged = () => {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      refresh(client, showAccount),
      client.invalidateQueries({ queryKey: sessionOptions.queryKey, exact: true }),
    ]);
  };
};
