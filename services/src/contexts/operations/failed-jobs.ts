import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Outbox, type OutboxJobData } from '../../platform/queues/outbox.js';
import { QueueDesk } from '../../platform/queues/queue-desk.js';

/** A job that may have come from the outbox. */
export type SomeJob = Job<Partial<OutboxJobData<unknown>>>;

/** What becomes of a job whose tries have all failed, in its queue and in the outbox. */
@Injectable()
export class FailedJobs {
  constructor(
    private readonly desk: QueueDesk,
    private readonly outbox: Outbox,
  ) {}

  /** The outbox first: should the job fail at once, the worker has the last word. */
  async retry(job: SomeJob): Promise<void> {
    if (job.data.outbox) await this.outbox.revive(job.data.outbox);
    await this.desk.ask(job.retry('failed', { resetAttemptsMade: true }));
  }

  /** The outbox first: it would hand a job over again that its queue has lost. */
  async discard(job: SomeJob): Promise<void> {
    if (job.data.outbox) await this.outbox.discard(job.data.outbox);
    await this.desk.ask(job.remove());
  }
}
