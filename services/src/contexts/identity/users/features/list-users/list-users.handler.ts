import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ListUsersDto, ManagedUserView, Page } from '@northlight/contracts';
import { ManagedUsers } from '../../../persistence/managed-users.js';

/** Who has an account? For admins. */
export class ListUsers extends Query<Page<ManagedUserView>> {
  constructor(readonly wanted: ListUsersDto) {
    super();
  }
}

@QueryHandler(ListUsers)
export class ListUsersHandler implements IQueryHandler<ListUsers> {
  constructor(private readonly users: ManagedUsers) {}

  execute({ wanted }: ListUsers): Promise<Page<ManagedUserView>> {
    return this.users.list(wanted);
  }
}
