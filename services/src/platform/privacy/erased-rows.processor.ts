import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { logger } from '../observability/logger.js';
import { JobHost } from '../queues/job-host.js';
import { Outbox, type OutboxJobData } from '../queues/outbox.js';
import { erasedRowsQueue } from './erased-rows.queue.js';
import { TableRewriter } from './table-rewriter.js';

/** Has the tables of persons written anew. Safe to run twice, and to die on: a table is rewritten whole, or as it was. */
@Processor(erasedRowsQueue.name)
export class ErasedRowsProcessor extends JobHost {
  constructor(
    private readonly rewriter: TableRewriter,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async process({ data }: Job<Partial<OutboxJobData<unknown>>>): Promise<void> {
    const left = await this.rewriter.rewrite();
    if (left.length > 0)
      logger.warn({ tables: left }, 'Tables of persons are still to be rewritten: see erase-a-person.md');
    if (data.outbox) await this.outbox.once(data.outbox, async () => undefined);
  }
}
