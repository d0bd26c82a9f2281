import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SetupStatusView } from '@northlight/contracts';
import { Settings } from '../../../../../platform/config/settings.js';
import { UsersRepository } from '../../../persistence/users.repository.js';

export class ShowSetupStatus extends Query<SetupStatusView> {}

@QueryHandler(ShowSetupStatus)
export class ShowSetupStatusHandler implements IQueryHandler<ShowSetupStatus> {
  constructor(
    private readonly users: UsersRepository,
    private readonly settings: Settings,
  ) {}

  async execute(): Promise<SetupStatusView> {
    const complete = await this.users.adminExists();
    const { ADMIN_SETUP_EMAIL, ADMIN_SETUP_PASSWORD } = this.settings;
    return { complete, open: !complete && Boolean(ADMIN_SETUP_EMAIL && ADMIN_SETUP_PASSWORD) };
  }
}
