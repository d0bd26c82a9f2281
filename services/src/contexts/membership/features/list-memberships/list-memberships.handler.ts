import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { MembershipView } from '@northlight/contracts';
import { Memberships } from '../../persistence/memberships.repository.js';

/** Asks for every plan, in display order (§7). */
export class ListMemberships extends Query<MembershipView[]> {}

@QueryHandler(ListMemberships)
export class ListMembershipsHandler implements IQueryHandler<ListMemberships> {
  constructor(private readonly memberships: Memberships) {}

  execute(): Promise<MembershipView[]> {
    return this.memberships.list();
  }
}
