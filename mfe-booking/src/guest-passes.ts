import { showGuestPasses } from '@northlight/client';
import { apiQuery, queryOptions } from '@northlight/site-kit';

/** What is left in the period; bookings in other tabs change it. */
export const guestPassesQuery = queryOptions({ ...apiQuery(showGuestPasses, {}), staleTime: 0 });
