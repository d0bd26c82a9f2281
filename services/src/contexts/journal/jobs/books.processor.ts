import { Processor } from '@nestjs/bullmq';
import { CommandBus } from '@nestjs/cqrs';
import type { Job } from 'bullmq';
import { withContext } from '../../../platform/observability/request-context.js';
import { JobHost } from '../../../platform/queues/job-host.js';
import { ProveJournal } from '../features/prove-books/prove-journal.handler.js';
import { booksQueue } from '../queues/books.queue.js';

/** Every night: do the books add up? Safe to run late, twice, or in several workers at once. */
@Processor(booksQueue.name)
export class BooksProcessor extends JobHost {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  async process({ id }: Pick<Job, 'id'>): Promise<void> {
    await withContext({ requestId: `job-${id}`, actor: 'worker' }, () => this.commands.execute(new ProveJournal()));
  }
}
