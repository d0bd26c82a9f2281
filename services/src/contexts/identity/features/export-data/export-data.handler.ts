import { UnauthorizedException } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { HouseRulesKeeper } from '../../../../platform/house-rules/house-rules-keeper.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { AccountHolders } from '../../../../platform/privacy/account-holders.js';
import { ownerOf } from '../../domain/owner.js';
import { accountView } from '../../domain/user-view.js';
import { FormerEmails } from '../../persistence/former-emails.js';
import { Links } from '../../persistence/links.repository.js';
import { PasskeyRows } from '../../persistence/passkeys.repository.js';
import { identityPersonalData } from '../../persistence/personal-data.js';
import { Sessions } from '../../persistence/sessions.repository.js';
import { UsersRepository } from '../../persistence/users.repository.js';
import { AccountTrail } from './account-trail.js';

/** Asks for all that is kept of somebody, in every room. */
export class ExportData extends Query<object> {
  constructor(readonly userId: number) {
    super();
  }
}

/** Nothing that opens anything is in it: no password, no token, no session id. */
@QueryHandler(ExportData)
export class ExportDataHandler implements IQueryHandler<ExportData> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly users: UsersRepository,
    private readonly links: Links,
    private readonly sessions: Sessions,
    private readonly passkeys: PasskeyRows,
    private readonly former: FormerEmails,
    private readonly trail: AccountTrail,
    private readonly holders: AccountHolders,
    private readonly rules: HouseRulesKeeper,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: ExportData): Promise<object> {
    const user = await this.users.withId(userId);
    if (!user) throw new UnauthorizedException();
    const at = this.clock.now();
    const { termsAcceptedAt, termsVersion } = user;
    const sessions = await this.sessions.of(userId, '', at);
    const passkeys = await this.passkeys.views(userId);
    const formerEmails = await this.former.of(userId);
    return {
      exportedAt: at,
      account: { ...accountView(user, await this.links.pendingEmail(userId, at), at), termsAcceptedAt, termsVersion },
      sessions: sessions.map(({ device, since, seenAt }) => ({ device, since, seenAt })),
      passkeys: passkeys.map(({ name, createdAt, usedAt }) => ({ name, createdAt, usedAt })),
      formerEmails,
      ...(await this.trail.of(user)),
      ...(await this.holders.tell({ ...ownerOf(user), formerEmails })),
      reasons: this.holders.reasons(identityPersonalData, this.rules.now),
    };
  }
}
