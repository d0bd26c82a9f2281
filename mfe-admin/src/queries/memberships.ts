import { listMemberships } from '@northlight/client';
import type { MembershipView } from '@northlight/contracts';
import { apiQuery, queryOptions, useQuery } from '@northlight/site-kit';

/** The same plans that visitors see, asked anew whenever staff come to edit them. */
const memberships = queryOptions({ ...apiQuery(listMemberships, {}), staleTime: 0 });

const byOrder = (one: MembershipView, other: MembershipView) =>
  one.displayOrder - other.displayOrder || one.id - other.id;

/** All plans by their display order. */
export const useMemberships = () => {
  const { data, ...rest } = useQuery(memberships);
  return { ...rest, plans: data?.toSorted(byOrder) };
};
