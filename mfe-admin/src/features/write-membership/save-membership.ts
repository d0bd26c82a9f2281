import { type CreateMembershipDto, type MembershipView, slugFor } from '@northlight/contracts';
import { http } from '@northlight/site-kit';

/** A new plan, with a slug from its name and the moment (§7). @returns it, with its id */
export const createMembership = (values: CreateMembershipDto): Promise<MembershipView> =>
  http.post<MembershipView>('/api/memberships', { ...values, slug: slugFor(values.name, Date.now()) });

/** Other words for a plan. It is read before, so that its name is sent only when it is another one (§7). */
export async function updateMembership(id: number, values: CreateMembershipDto): Promise<MembershipView> {
  const now = await http.get<MembershipView>(`/api/memberships/id/${id}`);
  const { name, slug: _, ...rest } = values;
  const said = name === now.name ? rest : { name, ...rest };
  return http.put<MembershipView>(`/api/memberships/${id}`, said);
}
