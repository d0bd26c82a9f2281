import { BullModule } from '@nestjs/bullmq';
import { Global, Module } from '@nestjs/common';
import { type ConnectionOptions, createPostgresBackend, setDefaultBackendFactory } from 'bullmq';
import { Settings } from '../config/settings.js';
import { Outbox } from './outbox.js';

/** Marks our keys in a Redis that others use too. */
const prefix = 'northlight';

/** Connections that each queue opens and closes itself; a command waits for Redis as long as it takes to come back. */
export function queueOptions({ REDIS_URL, DATABASE_URL }: Pick<Settings, 'REDIS_URL' | 'DATABASE_URL'>) {
  setDefaultBackendFactory(REDIS_URL ? undefined : (createPostgresBackend as never));
  if (REDIS_URL) return { connection: { url: REDIS_URL, maxRetriesPerRequest: null }, prefix };
  const connection = { connectionString: DATABASE_URL, schema: 'bullmq', migrate: true, max: 4 };
  return { connection: connection as unknown as ConnectionOptions, prefix };
}

/**
 * Queues on Redis where REDIS_URL is set, else on PostgreSQL's own backend of BullMQ (stack.md 3): the same queues,
 * the same processors.
 */
@Global()
@Module({
  imports: [
    // whoever runs jobs says when: a job may need what other rooms set up as the process starts
    BullModule.forRootAsync({
      inject: [Settings],
      useFactory: queueOptions,
      extraOptions: { manualRegistration: true },
    }),
  ],
  providers: [Outbox],
  exports: [Outbox],
})
export class QueuesModule {}
