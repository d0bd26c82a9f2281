import type { DashboardView } from '@northlight/contracts';
import { http, queryOptions, useQuery } from '@northlight/site-kit';

const dashboard = queryOptions({
  queryKey: ['admin', 'dashboard'],
  queryFn: ({ signal }) => http.get<DashboardView>('/api/admin/dashboard', { signal }),
  staleTime: 0,
});

/** How business stands; asked anew whenever the page is opened. */
export const useDashboard = () => useQuery(dashboard);
