import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ChangeEmailDto, MailSentView } from '@northlight/contracts';
import pg from 'pg';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { nameKey } from '../../../../../platform/kernel/name-key.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { RateLimiter } from '../../../../../platform/limits/rate-limiter.js';
import { mailLimit } from '../../../domain/try-limits.js';
import { EmailProofs } from '../../../persistence/email-proofs.js';
import { OwnPassword } from '../../../persistence/own-password.js';

/** Somebody wants another address for their account. */
export class ChangeEmail extends Command<MailSentView> {
  constructor(
    readonly userId: number,
    readonly input: ChangeEmailDto,
  ) {
    super();
  }
}

/**
 * Asks the new address for its proof, and warns the old one, which counts until then. Whether another account has the new
 * one only its mailbox is told, by another mail.
 */
@CommandHandler(ChangeEmail)
export class ChangeEmailHandler implements ICommandHandler<ChangeEmail> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly password: OwnPassword,
    private readonly proofs: EmailProofs,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws {InvalidInput} @throws {Refusal} EMAIL_VERIFIED_ALREADY, TOO_MANY_TRIES */
  async execute({ userId, input }: ChangeEmail): Promise<MailSentView> {
    const user = await this.password.check(userId, input.currentPassword);
    const email = input.email.trim();
    const isSame = nameKey(email) === user.emailKey;
    if (isSame && user.emailVerifiedAt !== null) throw new Refusal('EMAIL_VERIFIED_ALREADY');
    await this.limiter.consume([{ limit: mailLimit, whose: `${userId}` }]);
    const at = this.clock.now();
    const change = isSame ? {} : { insteadOf: { email: user.email, isProven: user.emailVerifiedAt !== null } };
    await inTransaction(this.pool, (db) => this.proofs.ask({ userId, email, ...change, at }, db));
    return { email };
  }
}
