import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { withContext } from '../../../platform/observability/request-context.js';
import { JobHost } from '../../../platform/queues/job-host.js';
import { Outbox, type OutboxJobData } from '../../../platform/queues/outbox.js';
import { AccountNews, EmailVerified } from '../account-news.js';
import { Accounts } from '../domain/accounts.js';
import { type AboutAccount, accountsQueue } from '../queues/accounts.queue.js';

/** Tells other rooms what became of an account. Safe to run twice: they bear being told again. */
@Processor(accountsQueue.name)
export class AccountsProcessor extends JobHost {
  constructor(
    private readonly outbox: Outbox,
    private readonly accounts: Accounts,
    private readonly news: AccountNews,
  ) {
    super();
  }

  async process({ id, data }: Job<OutboxJobData<AboutAccount>>): Promise<void> {
    await withContext({ requestId: `job-${id}`, actor: 'worker' }, () =>
      this.outbox.once(data.outbox, () => this.tellOf(data.payload)),
    );
  }

  /** Whoever has changed the address again, or is gone, has nothing proven any more. */
  private async tellOf({ userId }: AboutAccount): Promise<void> {
    const account = await this.accounts.account(userId);
    if (account?.emailVerified) await this.news.tell(new EmailVerified(userId, account.email));
  }
}
