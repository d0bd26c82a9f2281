import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { MembershipView } from '@northlight/contracts';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { Memberships } from '../../persistence/memberships.repository.js';

/** Asks for one plan by its id; MEMBERSHIP_NOT_FOUND when there is none. */
export class ShowMembership extends Query<MembershipView> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(ShowMembership)
export class ShowMembershipHandler implements IQueryHandler<ShowMembership> {
  constructor(private readonly memberships: Memberships) {}

  async execute({ id }: ShowMembership): Promise<MembershipView> {
    const membership = isId(id) ? await this.memberships.byId(Number(id)) : undefined;
    if (!membership) throw new Refusal('MEMBERSHIP_NOT_FOUND');
    return membership;
  }
}

const isId = (text: string) => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647;
