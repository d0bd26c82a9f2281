import type { SetupStatusView } from '@northlight/contracts';
import { http, queryOptions, useQuery } from '@northlight/site-kit';

const setupStatus = queryOptions({
  queryKey: ['setup-status'],
  queryFn: ({ signal }) => http.get<SetupStatusView>('/api/setup/status', { signal }),
  staleTime: 0,
});

/** Whether the first admin exists, and whether this server would make one. */
export const useSetupStatus = () => useQuery(setupStatus);
