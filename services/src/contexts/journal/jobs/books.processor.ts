import { Processor } from '@nestjs/bullmq';
import { CommandBus } from '@nestjs/cqrs';
import type { Job } from 'bullmq';
import { withContext } from '../../../platform/observability/request-context.js';
import { JobHost } from '../../../platform/queues/job-host.js';
import { CompareGateway } from '../features/compare-gateway/compare-gateway.handler.js';
import { ProveJournal } from '../features/prove-books/prove-journal.handler.js';
import { booksQueue } from '../queues/books.queue.js';

/** Every night: do the books add up, and does the gateway have the same? Safe to run late, twice, or in several workers at once. */
@Processor(booksQueue.name)
export class BooksProcessor extends JobHost {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  /** The gateway first: what it is asked about may move something. @throws when one of both could not be done */
  async process({ id }: Pick<Job, 'id'>): Promise<void> {
    await withContext({ requestId: `job-${id}`, actor: 'worker' }, async () => {
      const compared = await Promise.allSettled([this.commands.execute(new CompareGateway())]);
      await this.commands.execute(new ProveJournal());
      for (const result of compared) if (result.status === 'rejected') throw result.reason;
    });
  }
}
