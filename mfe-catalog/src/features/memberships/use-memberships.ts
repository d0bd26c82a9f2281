import type { MembershipView } from '@northlight/contracts';
import { http, queryOptions } from '@northlight/site-kit';

/** Every plan; shown by display order (§2). */
export const membershipsOptions = queryOptions({
  queryKey: ['/api/memberships'],
  queryFn: ({ signal }) => http.get<MembershipView[]>('/api/memberships', { signal }),
  select: (plans) => plans.toSorted((a, b) => a.displayOrder - b.displayOrder || a.id - b.id),
});
