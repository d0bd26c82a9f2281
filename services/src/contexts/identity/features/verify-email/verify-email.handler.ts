import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EmailVerifiedView } from '@northlight/contracts';
import pg from 'pg';
import { inTransaction } from '../../../../platform/database/in-transaction.js';
import type { Db } from '../../../../platform/event-store/projection.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { linkLimit } from '../../domain/try-limits.js';
import { EmailProofs } from '../../persistence/email-proofs.js';
import { isOwned, Links, type OwnedLink } from '../../persistence/links.repository.js';
import { TriesRepository } from '../../persistence/tries.repository.js';
import { UsersRepository } from '../../persistence/users.repository.js';

/** Somebody at `address` has pressed what a mail brought them. */
export class VerifyEmail extends Command<EmailVerifiedView> {
  constructor(
    readonly token: string,
    readonly address: string,
  ) {
    super();
  }
}

/**
 * Takes the address of the mail as the proven one of its account, and lets other rooms know. Whoever presses twice
 * hears the same twice; what follows from it happens once.
 */
@CommandHandler(VerifyEmail)
export class VerifyEmailHandler implements ICommandHandler<VerifyEmail> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly links: Links,
    private readonly proofs: EmailProofs,
    private readonly users: UsersRepository,
    private readonly tries: TriesRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} ACCOUNT_LINK_DEAD, EMAIL_TAKEN, TOO_MANY_TRIES */
  async execute({ token, address }: VerifyEmail): Promise<EmailVerifiedView> {
    const counted = [{ limit: linkLimit, whose: address }];
    await this.tries.take(counted);
    const at = this.clock.now();
    const { userId, email } = await inTransaction(this.pool, async (db) => {
      const link = await this.links.opened('verify-email', { token, at }, db);
      if (!isOwned(link)) throw new Refusal('ACCOUNT_LINK_DEAD');
      if (link.usedAt === null) await this.prove(link, at, db);
      return link;
    });
    await this.tries.giveBack(counted);
    const user = await this.users.withId(userId);
    if (user?.email !== email) throw new Refusal('ACCOUNT_LINK_DEAD');
    return { email, username: user.username };
  }

  private async prove(link: OwnedLink, at: Date, db: Db): Promise<void> {
    await this.proofs.prove(link, at, db);
    await this.links.use(link, at, db);
    // what was sent to the address before opens nothing any more
    if (link.toldEmail !== null) await this.links.endAll(link.userId, db, 'reset-password');
  }
}
