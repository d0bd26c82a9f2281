import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { logger } from '../../platform/observability/logger.js';
import { QueueDesk } from '../../platform/queues/queue-desk.js';
import { type DueEntry, RetentionTerms } from '../../platform/retention/retention-terms.js';
import { FailedJobs, type SomeJob } from './failed-jobs.js';

/** Jobs that failed for good and that nobody has looked after for long: they are given up, as an operator would. */
@Injectable()
export class FailedJobTerm implements OnModuleInit {
  constructor(
    private readonly desk: QueueDesk,
    private readonly failed: FailedJobs,
    private readonly terms: RetentionTerms,
  ) {}

  onModuleInit(): void {
    this.terms.add({
      kind: 'failedJobs',
      due: (before, limit) => this.olderThan(before, limit),
      forget: async (keys) => {
        for (const key of keys) await this.discard(key);
      },
    });
  }

  private async olderThan(before: Date, limit: number): Promise<DueEntry[]> {
    const all = await Promise.all(this.desk.all.map((queue) => this.oldestOf(queue, limit)));
    const due = all.flat().filter(({ since }) => since < before);
    return due.sort((one, other) => one.since.getTime() - other.since.getTime()).slice(0, limit);
  }

  private async oldestOf(queue: Queue, limit: number): Promise<DueEntry[]> {
    const jobs = await this.desk.ask(queue.getJobs(['failed'], 0, limit - 1, true));
    return jobs.filter(Boolean).map(({ id, finishedOn = Number.NaN }) => ({
      key: `${queue.name}/${id}`,
      since: new Date(finishedOn),
    }));
  }

  private async discard(key: string): Promise<void> {
    const [name = '', id = ''] = [key.slice(0, key.indexOf('/')), key.slice(key.indexOf('/') + 1)];
    const job: SomeJob | undefined = await this.desk.ask(this.desk.named(name).getJob(id));
    if (!job || !(await this.desk.ask(job.isFailed()))) return;
    logger.warn({ queue: name, job: id, kind: job.name }, 'A job that failed long ago is given up');
    await this.failed.discard(job);
  }
}
