import { BullModule } from '@nestjs/bullmq';
import { Global, Module } from '@nestjs/common';
import { type ConnectionOptions, createPostgresBackend, setDefaultBackendFactory } from 'bullmq';
import { Redis } from 'ioredis';
import { Settings } from '../config/settings.js';
import { Outbox } from './outbox.js';

/** One hash tag a queue, so that a queue stays on one node of a Redis Cluster. */
const prefix = 'northlight';

/**
 * Queues on Redis where REDIS_URL is set, else on PostgreSQL's own backend of BullMQ (stack.md 3): the same queues,
 * the same processors.
 */
function queueOptions({ REDIS_URL, DATABASE_URL }: Settings) {
  if (REDIS_URL) {
    const connection = new Redis(REDIS_URL, { maxRetriesPerRequest: null });
    connection.on('error', () => undefined);
    return { connection, prefix };
  }
  setDefaultBackendFactory(createPostgresBackend as never);
  const connection = { connectionString: DATABASE_URL, schema: 'bullmq', migrate: true, max: 4 };
  return { connection: connection as unknown as ConnectionOptions, prefix };
}

@Global()
@Module({
  imports: [BullModule.forRootAsync({ inject: [Settings], useFactory: queueOptions })],
  providers: [Outbox],
  exports: [Outbox],
})
export class QueuesModule {}
