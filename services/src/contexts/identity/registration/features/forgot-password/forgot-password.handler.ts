import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import pg from 'pg';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { nameKey } from '../../../../../platform/kernel/name-key.js';
import { RateLimiter } from '../../../../../platform/limits/rate-limiter.js';
import { enqueueJob } from '../../../../../platform/queues/enqueue-job.js';
import { resetLimits } from '../../../domain/try-limits.js';
import { Links } from '../../../persistence/links.repository.js';
import { UsersRepository } from '../../../persistence/users.repository.js';
import { accountJobs } from '../../../queues/accounts.queue.js';

/** Somebody at `address` has forgotten the password of the account with this e-mail, or says so. */
export class ForgotPassword extends Command<void> {
  constructor(
    readonly email: string,
    readonly address: string,
  ) {
    super();
  }
}

/**
 * The same is done for every e-mail, so that neither the answer nor its time tells whether there is an account: also
 * for nobody a link is made and a job is left, and only the worker finds that there is nobody to write to.
 */
@CommandHandler(ForgotPassword)
export class ForgotPasswordHandler implements ICommandHandler<ForgotPassword> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly users: UsersRepository,
    private readonly links: Links,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} TOO_MANY_TRIES */
  async execute({ email, address }: ForgotPassword): Promise<void> {
    await this.limiter.consume([{ limit: resetLimits.address, whose: address }]);
    // past it the answer is the same, and no mail is sent: nobody fills a stranger's mailbox
    if (await this.limiter.isOver({ limit: resetLimits.email, whose: nameKey(email) })) return;
    const at = this.clock.now();
    const user = await this.users.withEmail(email);
    await inTransaction(this.pool, async (db) => {
      const wanted = { userId: user?.id ?? null, purpose: 'reset-password', email: user?.email ?? '', at } as const;
      const { id, nr } = await this.links.make(wanted, db);
      await enqueueJob({ kind: accountJobs.mailReset, number: nr, payload: { linkId: id }, at }, db);
    });
  }
}
