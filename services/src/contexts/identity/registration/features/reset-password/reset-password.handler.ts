import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PasswordResetView } from '@northlight/contracts';
import pg from 'pg';
import type { Db } from '../../../../../platform/database/db.js';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { RateLimiter } from '../../../../../platform/limits/rate-limiter.js';
import { linkLimit } from '../../../domain/try-limits.js';
import { EmailProofs } from '../../../persistence/email-proofs.js';
import { isOwned, Links, type OwnedLink } from '../../../persistence/links.repository.js';
import { PasswordChanges } from '../../../persistence/password-changes.js';
import { PasswordHashes } from '../../../persistence/password-hashes.js';
import { UsersRepository } from '../../../persistence/users.repository.js';

/** Somebody at `address` has a link of a mail, and a new password for the account behind it. */
export class ResetPassword extends Command<PasswordResetView> {
  constructor(readonly input: { readonly token: string; readonly password: string; readonly address: string }) {
    super();
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly links: Links,
    private readonly users: UsersRepository,
    private readonly proofs: EmailProofs,
    private readonly hashes: PasswordHashes,
    private readonly changes: PasswordChanges,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} ACCOUNT_LINK_DEAD, EMAIL_TAKEN, TOO_MANY_TRIES */
  async execute({ input: { token, password, address } }: ResetPassword): Promise<PasswordResetView> {
    const counted = [{ limit: linkLimit, whose: address }];
    await this.limiter.consume(counted);
    const at = this.clock.now();
    // looked at before the work, and again with it: of two who come at once one gets in
    await this.good({ token, at }, this.pool);
    const passwordHash = await this.hashes.make(password);
    const userId = await inTransaction(this.pool, async (db) => {
      const link = await this.good({ token, at }, db);
      await this.links.use(link, at, db);
      await this.changes.make({ userId: link.userId, passwordHash, at }, db);
      // who opened the mail reads its address
      if (link.purpose === 'undo-email-change') await this.proofs.prove(link, at, db);
      else await this.proofs.proveUnproven(link, at, db);
      return link.userId;
    });
    await this.limiter.reward(counted);
    return { username: (await this.users.withId(userId))?.username ?? '' };
  }

  private async good(key: { token: string; at: Date }, db: Db): Promise<OwnedLink> {
    const link =
      (await this.links.opened('reset-password', key, db)) ?? (await this.links.opened('undo-email-change', key, db));
    if (!isOwned(link) || link.usedAt !== null) throw new Refusal('ACCOUNT_LINK_DEAD');
    return link;
  }
}
