import { setTimeout as pause } from 'node:timers/promises';
import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import type { Job, Queue } from 'bullmq';
import { Counter } from 'prom-client';
import { logger } from '../observability/logger.js';
import { isTracing } from '../observability/traced.js';
import { tracedJob } from '../observability/traced-job.js';
import { ClockJobRuns } from './clock-job-runs.js';
import { Outbox, type OutboxJobData } from './outbox.js';
import { postponeJob, type Running } from './postpone-job.js';

const jobs = new Counter({
  name: 'jobs_total',
  help: 'Tries that ended, by queue and by how: completed, to be retried, or failed for good',
  labelNames: ['queue', 'outcome'],
});

/** What becomes of a job that has failed, as the log tells it. */
const ends = {
  retried: 'A job failed and is tried again',
  nextTime: 'A job that a clock asks for failed, and is tried again when the clock asks the next time',
  forGood: 'A job failed for good: somebody has to look',
  stopped: 'A job was stopped with its worker, and is done when the clock asks the next time',
} as const;
const isError: readonly (keyof typeof ends)[] = ['nextTime', 'forGood'];

/** How often a job may be found without its worker before it counts as what killed it. */
export const maxStalledCount = 2;
/** What is left of a job that a clock asks for: enough to see that it runs. */
export const scheduled = { removeOnComplete: 20, removeOnFail: 100 } as const;
/** Time in which the other suspects are postponed, before the one that stays begins. */
const HEAD_START_MS = 300;
/** How long a suspect is postponed while another one runs: at least, and at most so much longer. */
const POSTPONED_MS = { least: 1_000, spread: 2_000 } as const;

/** What every processor shares: its jobs are counted, and what goes wrong is logged in one line. */
export abstract class JobHost extends WorkerHost {
  /** Not by the constructor: each processor has its own. */
  @Inject(Outbox) private readonly failures!: Outbox;
  @Inject(ClockJobRuns) private readonly runs!: ClockJobRuns;
  private isTryingSuspect = false;

  constructor() {
    super();
    const run = this.process.bind(this);
    if (!isTracing()) return;
    this.process = (job: Job<Partial<OutboxJobData<unknown>> | undefined>, ...more) =>
      tracedJob(
        job,
        () => this.causeOf(job),
        () => run(job, ...more),
      );
  }

  private async causeOf({ data }: Job<Partial<OutboxJobData<unknown>> | undefined>): Promise<string | undefined> {
    return data?.outbox && this.failures.traceOf(data.outbox);
  }

  /**
   * Runs a job whose worker died on it before apart from others of the kind: one of them may be what kills workers, and
   * must not take those along that only ran beside it (reliability.md row 22).
   */
  protected async isolateStalled(running: Running, work: () => Promise<unknown>): Promise<void> {
    if (running.job.stalledCounter === 0) return void (await work());
    if (this.isTryingSuspect) await postponeJob(running, POSTPONED_MS.least + Math.random() * POSTPONED_MS.spread);
    this.isTryingSuspect = true;
    try {
      await pause(HEAD_START_MS);
      await work();
    } finally {
      this.isTryingSuspect = false;
    }
  }

  @OnWorkerEvent('completed')
  onCompleted({ queueName, name, data }: Job): void {
    jobs.inc({ queue: queueName, outcome: 'completed' });
    if (!data?.outbox) void this.noteDone(name);
  }

  /** What cannot be noted now is noted the next time. */
  private async noteDone(kind: string): Promise<void> {
    await this.runs
      .done(kind)
      .catch((reason: unknown) => logger.warn({ err: reason, kind }, 'That a job of a clock was done is not noted'));
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    const end = endOf(job, error);
    jobs.inc({ queue: job?.queueName ?? 'unknown', outcome: end === 'forGood' ? 'failed' : 'retried' });
    const context = { err: error, job: job?.id, kind: job?.name, attempt: job?.attemptsMade };
    logger[isError.includes(end) ? 'error' : 'warn'](context, ends[end]);
    if (end === 'forGood') void this.tellOutbox(job?.data);
  }

  /** What cannot be told now, the relay finds out within a minute. */
  private async tellOutbox(data: Partial<OutboxJobData<unknown>> | undefined): Promise<void> {
    if (!data?.outbox) return;
    await this.failures
      .fail(data.outbox)
      .catch((reason: unknown) => logger.warn({ err: reason }, 'The outbox is away'));
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    logger.warn({ reason: error.message }, 'A worker waits for its queue');
  }
}

/** All tries of a job have failed, or the one said that no other can help: what is not of the outbox, a clock asks for. */
function endOf(job: Job | undefined, error: Error): keyof typeof ends {
  if (!job) return 'forGood';
  const { finishedOn, attemptsMade, opts, data } = job;
  if (!finishedOn && attemptsMade < (opts.attempts ?? 1)) return 'retried';
  if (data?.outbox) return 'forGood';
  return error.name === 'AbortError' ? 'stopped' : 'nextTime';
}

/** A queue whose server is away says so in one line and goes on when it is back. */
export const logErrorsOf = (queue: Queue): Queue =>
  queue.on('error', (error) => logger.warn({ queue: queue.name, reason: error.message }, 'A queue is away'));
