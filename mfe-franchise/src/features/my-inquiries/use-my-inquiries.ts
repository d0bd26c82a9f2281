import type { MyInquiryView } from '@northlight/contracts';
import { http, queryOptions, useQuery } from '@northlight/site-kit';

const mine = queryOptions({
  queryKey: ['franchise', 'mine'],
  queryFn: ({ signal }) => http.get<MyInquiryView[]>('/api/franchise-inquiries', { signal }),
  staleTime: 0,
});

/** My own inquiries, the newest first; asked anew whenever a page shows them. */
export const useMyInquiries = () => useQuery(mine);
