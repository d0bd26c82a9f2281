import { BullModule } from '@nestjs/bullmq';
import { Global, Module } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { ClockJobRuns } from './clock-job-runs.js';
import { Outbox } from './outbox.js';
import { queueOptions } from './queue-connection.js';

/**
 * Queues on Redis where REDIS_URL is set, else on PostgreSQL's own backend of BullMQ: the same queues,
 * the same processors.
 */
@Global()
@Module({
  imports: [
    // whoever runs jobs says when: a job may need what other rooms set up as the process starts
    BullModule.forRootAsync({
      inject: [Settings],
      useFactory: (settings: Settings) => queueOptions(settings),
      extraOptions: { manualRegistration: true },
    }),
  ],
  providers: [Outbox, ClockJobRuns],
  exports: [Outbox, ClockJobRuns],
})
export class QueuesModule {}
