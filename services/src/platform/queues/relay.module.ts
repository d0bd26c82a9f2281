import { type DynamicModule, Module } from '@nestjs/common';
import { type ClockJob, ClockJobList, ClockJobs } from './clock-jobs.js';
import { JobsReadiness } from './jobs-readiness.js';
import { OutboxFigures } from './outbox-figures.js';
import { OutboxRelay } from './outbox-relay.js';

/** For the worker: carries jobs from the outbox into the queues that its rooms have named, and keeps their clocks going. */
@Module({})
export class RelayModule {
  /** @param clockJobs all that clocks ask for */
  static of(clockJobs: readonly ClockJob[]): DynamicModule {
    const list = { provide: ClockJobList, useValue: new ClockJobList(clockJobs) };
    return {
      module: RelayModule,
      global: true,
      providers: [OutboxRelay, OutboxFigures, list, ClockJobs, JobsReadiness],
      exports: [OutboxRelay, ClockJobs, JobsReadiness],
    };
  }
}
