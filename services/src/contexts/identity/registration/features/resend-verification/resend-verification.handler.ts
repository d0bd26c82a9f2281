import { UnauthorizedException } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { MailSentView } from '@northlight/contracts';
import pg from 'pg';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { RateLimiter } from '../../../../../platform/limits/rate-limiter.js';
import { mailLimit } from '../../../domain/try-limits.js';
import { EmailProofs } from '../../../persistence/email-proofs.js';
import { Links } from '../../../persistence/links.repository.js';
import { UsersRepository } from '../../../persistence/users.repository.js';

/** The owner of an account has not got the mail that asks them to prove their address. */
export class ResendVerification extends Command<MailSentView> {
  constructor(readonly userId: number) {
    super();
  }
}

@CommandHandler(ResendVerification)
export class ResendVerificationHandler implements ICommandHandler<ResendVerification> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly users: UsersRepository,
    private readonly links: Links,
    private readonly proofs: EmailProofs,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} EMAIL_VERIFIED_ALREADY, TOO_MANY_TRIES */
  async execute({ userId }: ResendVerification): Promise<MailSentView> {
    const at = this.clock.now();
    const user = await this.users.withId(userId);
    if (!user) throw new UnauthorizedException();
    const pending = await this.links.pendingEmail(userId, at);
    if (pending === null && user.emailVerifiedAt !== null) throw new Refusal('EMAIL_VERIFIED_ALREADY');
    await this.limiter.consume([{ limit: mailLimit, whose: `${userId}` }]);
    const email = pending ?? user.email;
    const before = { email: user.email, isProven: user.emailVerifiedAt !== null };
    const change = pending === null ? {} : { insteadOf: before };
    await inTransaction(this.pool, (db) => this.proofs.ask({ userId, email, ...change, at }, db));
    return { email };
  }
}
