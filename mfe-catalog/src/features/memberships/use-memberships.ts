import { listMemberships } from '@northlight/client';
import { apiQuery, queryOptions } from '@northlight/site-kit';

/** Every plan; shown by display order (§2). */
export const membershipsOptions = queryOptions({
  ...apiQuery(listMemberships, {}),
  select: (plans) => plans.toSorted((a, b) => a.displayOrder - b.displayOrder || a.id - b.id),
});
