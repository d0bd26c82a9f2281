import { showDashboard } from '@northlight/client';
import { apiQuery, queryOptions, useQuery } from '@northlight/site-kit';

const dashboard = queryOptions({ ...apiQuery(showDashboard, {}), staleTime: 0 });

/** How business stands; asked anew whenever the page is opened. */
export const useDashboard = () => useQuery(dashboard);
