import { Processor } from '@nestjs/bullmq';
import { LedgerServers } from '@northlight/event-store/servers';
import type { Job } from 'bullmq';
import { Clock } from '../kernel/clock.js';
import { logger } from '../observability/logger.js';
import { withContext } from '../observability/request-context.js';
import { JobHost } from '../queues/job-host.js';
import { RetentionSweep } from '../retention/retention-sweep.js';
import { SpentTables } from './spent-tables.js';
import { tidyQueue } from './tidy.queue.js';
import { tidyTables } from './tidy-tables.js';

/** Forgets what may be forgotten: each hour rows that nobody needs any more, each night what is kept of persons and past its term. */
@Processor(tidyQueue.name)
export class TidyProcessor extends JobHost {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly servers: LedgerServers,
    private readonly clock: Clock,
    private readonly retention: RetentionSweep,
    private readonly tables: SpentTables,
  ) {
    super();
  }

  async process({ id, name }: Pick<Job, 'id' | 'name'>): Promise<void> {
    if (name === tidyQueue.kind) await this.tidy();
    else await withContext({ requestId: `job-${id}`, actor: 'worker' }, () => this.retention.run());
  }

  /** Requests are answered, and their answers kept, where their ledger is decided. */
  private async tidy(): Promise<void> {
    for (const server of this.servers.names) {
      const moment = { pool: this.servers.poolOf(server), now: this.clock.now() };
      logger.info({ server, ...(await tidyTables(this.tables, moment)) }, 'The tables are tidy');
    }
  }
}
