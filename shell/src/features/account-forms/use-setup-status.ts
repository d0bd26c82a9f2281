import { showSetupStatus } from '@northlight/client';
import { apiQuery, queryOptions, useQuery } from '@northlight/site-kit';

const setupStatus = queryOptions({ ...apiQuery(showSetupStatus, {}), staleTime: 0 });

/** Whether the first admin exists, and whether this server would make one. */
export const useSetupStatus = () => useQuery(setupStatus);
