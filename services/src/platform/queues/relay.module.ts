import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import { RetentionModule } from '../retention/retention.module.js';
import { type ClockJob, ClockJobList, ClockJobs } from './clock-jobs.js';
import { JobsReadiness } from './jobs-readiness.js';
import { OutboxFigures } from './outbox-figures.js';
import { OutboxRelay } from './outbox-relay.js';
import { TidyProcessor } from './tidy.processor.js';
import { tidyQueue } from './tidy.queue.js';

/** For the worker: carries jobs from the outbox into the queues that its rooms have named, and keeps their clocks going. */
@Module({})
export class RelayModule {
  /** @param clockJobs all that clocks ask for */
  static of(clockJobs: readonly ClockJob[]): DynamicModule {
    const list = { provide: ClockJobList, useValue: new ClockJobList(clockJobs) };
    return {
      module: RelayModule,
      global: true,
      imports: [BullModule.registerQueue({ name: tidyQueue.name }), RetentionModule],
      providers: [OutboxRelay, OutboxFigures, list, ClockJobs, JobsReadiness, TidyProcessor],
      exports: [OutboxRelay, ClockJobs, JobsReadiness],
    };
  }
}
