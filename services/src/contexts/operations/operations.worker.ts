import { type DynamicModule, Module } from '@nestjs/common';
import { QueueDesk, QueueNames } from '../../platform/queues/queue-desk.js';
import { RetentionModule } from '../../platform/retention/retention.module.js';
import { FailedJobTerm } from './failed-job-term.js';
import { FailedJobs } from './failed-jobs.js';
import { QueueFigures } from './queue-figures.js';

/** The figures of the queues, for Prometheus, and the end of jobs that failed long ago. */
@Module({})
export class OperationsWorker {
  /** @param queues the names of all queues of the house */
  static of(queues: readonly string[]): DynamicModule {
    const names = { provide: QueueNames, useValue: new QueueNames(queues) };
    const providers = [names, QueueDesk, QueueFigures, FailedJobs, FailedJobTerm];
    return { module: OperationsWorker, imports: [RetentionModule], providers };
  }
}
