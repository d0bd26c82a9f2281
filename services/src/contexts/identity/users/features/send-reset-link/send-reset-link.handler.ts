import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import pg from 'pg';
import { noteChange } from '../../../../../platform/audit/note-change.js';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { enqueueJob } from '../../../../../platform/queues/enqueue-job.js';
import { aboutUser } from '../../../persistence/about-user.js';
import { Links } from '../../../persistence/links.repository.js';
import { UsersRepository } from '../../../persistence/users.repository.js';
import { accountJobs } from '../../../queues/accounts.queue.js';

/** An admin has somebody sent the link with which they choose a new password. */
export class SendResetLink extends Command<{ readonly email: string }> {
  constructor(readonly userId: number) {
    super();
  }
}

@CommandHandler(SendResetLink)
export class SendResetLinkHandler implements ICommandHandler<SendResetLink> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly users: UsersRepository,
    private readonly links: Links,
    private readonly clock: Clock,
  ) {}

  /** The admin never sees the link. @throws {Refusal} USER_NOT_FOUND */
  async execute({ userId }: SendResetLink): Promise<{ readonly email: string }> {
    const user = await this.users.withId(userId);
    if (!user) throw new Refusal('USER_NOT_FOUND');
    const { email } = user;
    const at = this.clock.now();
    await inTransaction(this.pool, async (db) => {
      const { id, nr } = await this.links.make({ userId, purpose: 'reset-password', email, at }, db);
      await enqueueJob({ kind: accountJobs.mailReset, number: nr, payload: { linkId: id }, at }, db);
      await noteChange(db, { ...aboutUser(user), what: 'reset link sent', at });
    });
    return { email };
  }
}
