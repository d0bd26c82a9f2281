import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import pg from 'pg';
import { Clock } from '../kernel/clock.js';
import { logger } from '../observability/logger.js';
import { withContext } from '../observability/request-context.js';
import { JobHost } from '../queues/job-host.js';
import { RetentionSweep } from '../retention/retention-sweep.js';
import { tidyQueue } from './tidy.queue.js';
import { tidyLog } from './tidy-log.js';

/** Forgets what may be forgotten: each hour beside the log, each night what is kept of persons and past its term. */
@Processor(tidyQueue.name)
export class TidyProcessor extends JobHost {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
    private readonly retention: RetentionSweep,
  ) {
    super();
  }

  async process({ id, name }: Pick<Job, 'id' | 'name'>): Promise<void> {
    if (name === tidyQueue.kind) logger.info(await tidyLog(this.pool, this.clock.now()), 'The log is tidy');
    else await withContext({ requestId: `job-${id}`, actor: 'worker' }, () => this.retention.run());
  }
}
