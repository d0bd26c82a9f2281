import { Redis } from 'ioredis';

/** Where the queues of a story are; without a Redis of their own they are in PostgreSQL. */
export type QueueBackend = readonly [name: 'PostgreSQL' | 'Redis', redisUrl: string];

const redisUrl = process.env.TEST_REDIS_URL ?? '';

/** Where there is no Redis, PostgreSQL alone. */
export const everyBackend: readonly QueueBackend[] = redisUrl
  ? [
      ['PostgreSQL', ''],
      ['Redis', redisUrl],
    ]
  : [['PostgreSQL', '']];

/**
 * The backend on which a long story is told that is about more than queues; `EVERY_BACKEND=true npm run test:all` takes both. What
 * holds of either backend is held by workers-in-trouble.slow.int.spec.ts on both.
 */
export function backendsFor(first: QueueBackend[0]): readonly QueueBackend[] {
  const chosen = everyBackend.filter(([name]) => name === first);
  return process.env.EVERY_BACKEND === 'true' || chosen.length === 0 ? everyBackend : chosen;
}

/** Empties a Redis that stories before have used. */
export async function forgetEverything(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.flushdb();
  await redis.quit();
}
