import { BullModule } from '@nestjs/bullmq';
import { Global, Module, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { type ConnectionOptions, createPostgresBackend, setDefaultBackendFactory } from 'bullmq';
import { Redis } from 'ioredis';
import { Settings } from '../config/settings.js';
import { Outbox } from './outbox.js';

/** One hash tag a queue, so that a queue stays on one node of a Redis Cluster. */
const prefix = 'northlight';

const redisConnection = {
  provide: Redis,
  inject: [Settings],
  useFactory: ({ REDIS_URL }: Settings): Redis | undefined => {
    const redis = REDIS_URL ? new Redis(REDIS_URL, { maxRetriesPerRequest: null }) : undefined;
    return redis?.on('error', () => undefined);
  },
};

/** The connection that all queues of this process share; none where PostgreSQL carries them. */
@Module({ providers: [redisConnection], exports: [Redis] })
class RedisModule implements OnApplicationShutdown {
  constructor(@Optional() private readonly redis: Redis | undefined) {}

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}

function queueOptions({ DATABASE_URL }: Settings, redis: Redis | undefined) {
  setDefaultBackendFactory(redis ? undefined : (createPostgresBackend as never));
  if (redis) return { connection: redis, prefix };
  const connection = { connectionString: DATABASE_URL, schema: 'bullmq', migrate: true, max: 4 };
  return { connection: connection as unknown as ConnectionOptions, prefix };
}

/**
 * Queues on Redis where REDIS_URL is set, else on PostgreSQL's own backend of BullMQ (stack.md 3): the same queues,
 * the same processors.
 */
@Global()
@Module({
  imports: [BullModule.forRootAsync({ imports: [RedisModule], inject: [Settings, Redis], useFactory: queueOptions })],
  providers: [Outbox],
  exports: [Outbox],
})
export class QueuesModule {}
