import { UnauthorizedException } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SecondFactorView } from '@northlight/contracts';
import pg from 'pg';
import { Settings } from '../../../../../platform/config/settings.js';
import { isSecondFactorRequired } from '../../../domain/second-factor-policy.js';
import { Authenticators } from '../../../persistence/authenticators.js';
import { PasskeyRows } from '../../../persistence/passkeys.repository.js';
import { recoveryCodesLeft } from '../../../persistence/recovery-codes.js';
import { UsersRepository } from '../../../persistence/users.repository.js';

export class ShowSecondFactor extends Query<SecondFactorView> {
  constructor(readonly userId: number) {
    super();
  }
}

@QueryHandler(ShowSecondFactor)
export class ShowSecondFactorHandler implements IQueryHandler<ShowSecondFactor> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly users: UsersRepository,
    private readonly authenticators: Authenticators,
    private readonly passkeys: PasskeyRows,
    private readonly settings: Settings,
  ) {}

  async execute({ userId }: ShowSecondFactor): Promise<SecondFactorView> {
    const user = await this.users.withId(userId);
    if (!user) throw new UnauthorizedException();
    return {
      since: (await this.authenticators.since(userId))?.toISOString() ?? null,
      passkeys: await this.passkeys.views(userId),
      recoveryCodesLeft: await recoveryCodesLeft(userId, this.pool),
      isRequired: isSecondFactorRequired(user, this.settings),
    };
  }
}
