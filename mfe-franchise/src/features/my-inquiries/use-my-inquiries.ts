import { listMyInquiries } from '@northlight/client';
import { apiQuery, queryOptions, useQuery } from '@northlight/site-kit';

const mine = queryOptions({ ...apiQuery(listMyInquiries, {}), staleTime: 0 });

/** My own inquiries, the newest first; asked anew whenever a page shows them. */
export const useMyInquiries = () => useQuery(mine);
