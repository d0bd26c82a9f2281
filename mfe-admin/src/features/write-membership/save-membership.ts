import { changeMembership, createMembership as createMembershipOperation, showMembership } from '@northlight/client';
import { type CreateMembershipDto, type MembershipView, slugFor } from '@northlight/contracts';
import { callApi } from '@northlight/site-kit';

/** A new plan, with a slug from its name and the moment (§7). @returns it, with its id */
export const createMembership = (values: CreateMembershipDto): Promise<MembershipView> =>
  callApi(createMembershipOperation, { body: { ...values, slug: slugFor(values.name, Date.now()) } });

/** As it is at this moment. */
export const readMembership = (id: number) => callApi(showMembership, { params: { id } });

/** Other words for a plan. It is read before, so that its name is sent only when it is another one (§7). */
export async function updateMembership(
  { id, version = 0 }: MembershipView,
  values: CreateMembershipDto,
): Promise<MembershipView> {
  const now = await readMembership(id);
  const { name, slug: _, ...rest } = values;
  const input = { ...rest, ...(name !== now.name && { name }), version };
  return callApi(changeMembership, { params: { id }, body: input });
}
