import { UnauthorizedException } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AccountView } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { accountView } from '../../../domain/user-view.js';
import { Links } from '../../../persistence/links.repository.js';
import { UsersRepository } from '../../../persistence/users.repository.js';

export class ShowAccount extends Query<AccountView> {
  constructor(readonly userId: number) {
    super();
  }
}

@QueryHandler(ShowAccount)
export class ShowAccountHandler implements IQueryHandler<ShowAccount> {
  constructor(
    private readonly users: UsersRepository,
    private readonly links: Links,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: ShowAccount): Promise<AccountView> {
    const user = await this.users.withId(userId);
    if (!user) throw new UnauthorizedException();
    const now = this.clock.now();
    return accountView(user, await this.links.pendingEmail(userId, now), now);
  }
}
