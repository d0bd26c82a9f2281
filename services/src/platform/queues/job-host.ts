import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import type { Job, Queue } from 'bullmq';
import { Counter } from 'prom-client';
import { logger } from '../observability/logger.js';

const jobs = new Counter({
  name: 'jobs_total',
  help: 'Jobs that ended, by queue and by how: completed, or failed and to be tried again',
  labelNames: ['queue', 'outcome'],
});

/** What every processor shares: its jobs are counted, and what goes wrong is logged in one line. */
export abstract class JobHost extends WorkerHost {
  @OnWorkerEvent('completed')
  onCompleted({ queueName }: Job): void {
    jobs.inc({ queue: queueName, outcome: 'completed' });
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    jobs.inc({ queue: job?.queueName ?? 'unknown', outcome: 'failed' });
    logger.error({ err: error, job: job?.id, kind: job?.name, attempt: job?.attemptsMade }, 'A job failed');
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    logger.warn({ reason: error.message }, 'A worker waits for its queue');
  }
}

/** A queue whose server is away says so in one line and goes on when it is back. */
export const logErrorsOf = (queue: Queue): Queue =>
  queue.on('error', (error) => logger.warn({ queue: queue.name, reason: error.message }, 'A queue is away'));
