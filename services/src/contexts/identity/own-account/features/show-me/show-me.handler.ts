import { UnauthorizedException } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { UserView } from '@northlight/contracts';
import { Settings } from '../../../../../platform/config/settings.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { ownView } from '../../../domain/user-view.js';
import { UsersRepository } from '../../../persistence/users.repository.js';

export class ShowMe extends Query<UserView> {
  constructor(readonly userId: number) {
    super();
  }
}

@QueryHandler(ShowMe)
export class ShowMeHandler implements IQueryHandler<ShowMe> {
  constructor(
    private readonly users: UsersRepository,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: ShowMe): Promise<UserView> {
    const user = await this.users.withId(userId);
    if (!user) throw new UnauthorizedException();
    return ownView(user, this.clock.now(), this.settings);
  }
}
