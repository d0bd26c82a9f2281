import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EmailVerifiedView } from '@northlight/contracts';
import pg from 'pg';
import type { Db } from '../../../../../platform/database/db.js';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { RateLimiter } from '../../../../../platform/limits/rate-limiter.js';
import { linkLimit } from '../../../domain/try-limits.js';
import { EmailProofs } from '../../../persistence/email-proofs.js';
import { isOwned, Links, type OwnedLink } from '../../../persistence/links.repository.js';
import { OwnPassword } from '../../../persistence/own-password.js';
import { UsersRepository } from '../../../persistence/users.repository.js';

/** The reader of a mail says that they own the account that it is about. */
export class VerifyEmail extends Command<EmailVerifiedView> {
  constructor(
    readonly claim: {
      readonly token: string;
      readonly currentPassword?: string;
      /** The account of the session that asks. */
      readonly signedInAs: number | undefined;
      readonly network: string;
    },
  ) {
    super();
  }
}

/**
 * Takes the address of the mail as the proven one of its account, and lets other rooms know. To read the mail is not
 * enough: an account that a stranger made with this address would get the bookings of its reader. A second press
 * has the same answer; what follows from it happens once.
 */
@CommandHandler(VerifyEmail)
export class VerifyEmailHandler implements ICommandHandler<VerifyEmail> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly links: Links,
    private readonly proofs: EmailProofs,
    private readonly users: UsersRepository,
    private readonly password: OwnPassword,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws {Refusal} ACCOUNT_LINK_DEAD, ACCOUNT_PASSWORD_NEEDED, EMAIL_TAKEN, TOO_MANY_TRIES
   * @throws {InvalidInput} for a wrong password
   */
  async execute({ claim }: VerifyEmail): Promise<EmailVerifiedView> {
    const counted = [{ limit: linkLimit, whose: claim.network }];
    await this.limiter.consume(counted);
    const key = { token: claim.token, at: this.clock.now() };
    // before the transaction: a password takes its time
    await this.mustOwn(await this.good(key, this.pool), claim);
    const { userId, email } = await inTransaction(this.pool, async (db) => {
      const link = await this.good(key, db);
      if (link.usedAt === null) await this.prove(link, key.at, db);
      return link;
    });
    await this.limiter.reward(counted);
    const user = await this.users.withId(userId);
    if (user?.email !== email) throw new Refusal('ACCOUNT_LINK_DEAD');
    return { email, username: user.username };
  }

  private async good(key: { token: string; at: Date }, db: Db): Promise<OwnedLink> {
    const link = await this.links.opened('verify-email', key, db);
    if (!isOwned(link)) throw new Refusal('ACCOUNT_LINK_DEAD');
    return link;
  }

  private async mustOwn({ userId }: OwnedLink, { signedInAs, currentPassword }: VerifyEmail['claim']): Promise<void> {
    if (signedInAs === userId) return;
    if (!currentPassword) throw new Refusal('ACCOUNT_PASSWORD_NEEDED');
    await this.password.check(userId, currentPassword);
  }

  private async prove(link: OwnedLink, at: Date, db: Db): Promise<void> {
    await this.proofs.prove(link, at, db);
    await this.links.use(link, at, db);
    // what was sent to the address before opens nothing any more
    if (link.otherEmail !== null) await this.links.endAll(link.userId, db, 'reset-password');
  }
}
