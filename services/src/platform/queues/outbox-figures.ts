import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { logger } from '../observability/logger.js';
import { Outbox } from './outbox.js';

const lookMs = 5_000;

const waitingJobs = new Gauge({
  name: 'outbox_waiting_jobs',
  help: 'Jobs that were committed and will have their effect',
});
const oldestJob = new Gauge({
  name: 'outbox_oldest_job_seconds',
  help: 'Age of the oldest job that will have its effect',
});
const failedJobs = new Gauge({
  name: 'outbox_failed_jobs',
  help: 'Jobs that have failed for good and wait for a person',
});

/** Tells how the outbox stands, on a timer of its own: most of all while no queue answers and nothing is handed over. */
@Injectable()
export class OutboxFigures implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  constructor(private readonly outbox: Outbox) {}

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => this.look(), lookMs);
    this.look();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private look(): void {
    this.looking ??= this.tell()
      .catch((error: unknown) => logger.warn({ err: error }, 'The outbox cannot be counted'))
      .finally(() => {
        this.looking = undefined;
      });
  }

  private async tell(): Promise<void> {
    const { waiting, oldestSeconds, failed } = await this.outbox.lag();
    waitingJobs.set(waiting);
    oldestJob.set(oldestSeconds);
    failedJobs.set(failed);
  }
}
