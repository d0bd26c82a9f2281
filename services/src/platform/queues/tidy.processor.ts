import { Processor } from '@nestjs/bullmq';
import pg from 'pg';
import { Clock } from '../kernel/clock.js';
import { logger } from '../observability/logger.js';
import { JobHost } from './job-host.js';
import { tidyQueue } from './tidy.queue.js';

/** Hours for which a request may be repeated and gets its first answer (reliability.md rule 3). */
const requestHours = 24;
/** Days for which one can see that a job had its effect. */
const outboxDays = 7;
/** Days for which one can see that somebody tried to become the first admin. */
const refusedSetupDays = 30;

/** Forgets what may be forgotten: answers that nobody may ask for again, jobs long done, setups that were refused, and limits whose window is over. Safe to run twice. */
@Processor(tidyQueue.name)
export class TidyProcessor extends JobHost {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {
    super();
  }

  async process(): Promise<void> {
    const now = this.clock.now();
    const requests = await this.pool.query(
      `delete from log.requests where at < $1::timestamptz - make_interval(hours => ${requestHours})`,
      [now],
    );
    const jobs = await this.pool.query(
      `delete from log.outbox where done_at < $1::timestamptz - make_interval(days => ${outboxDays})`,
      [now],
    );
    const limits = await this.pool.query('delete from log.rate_limits where expire < $1', [now.getTime()]);
    const setups = await this.pool.query(
      `delete from log.audit where what = 'admin setup refused'
         and at < $1::timestamptz - make_interval(days => ${refusedSetupDays})`,
      [now],
    );
    const rows = { requests: requests.rowCount, jobs: jobs.rowCount, limits: limits.rowCount, setups: setups.rowCount };
    logger.info(rows, 'The log is tidy');
  }
}
