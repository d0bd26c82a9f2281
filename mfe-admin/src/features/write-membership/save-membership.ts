import { type CreateMembershipDto, type MembershipView, slugFor } from '@northlight/contracts';
import { http } from '@northlight/site-kit';

/** A new plan, with a slug from its name and the moment (§7). @returns it, with its id */
export const createMembership = (values: CreateMembershipDto): Promise<MembershipView> =>
  http.post<MembershipView>('/api/memberships', { ...values, slug: slugFor(values.name, Date.now()) });

/** As it is at this moment. */
export const readMembership = (id: number) => http.get<MembershipView>(`/api/memberships/id/${id}`);

/** Other words for a plan. It is read before, so that its name is sent only when it is another one (§7). */
export async function updateMembership(
  { id, version = 0 }: MembershipView,
  values: CreateMembershipDto,
): Promise<MembershipView> {
  const now = await readMembership(id);
  const { name, slug: _, ...rest } = values;
  const said = { ...rest, ...(name !== now.name && { name }), version };
  return http.put<MembershipView>(`/api/memberships/${id}`, said);
}
