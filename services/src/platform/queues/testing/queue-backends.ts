/** Where the queues of a story are; without a Redis of their own they are in PostgreSQL. */
export type QueueBackend = readonly [name: 'PostgreSQL' | 'Redis', redisUrl: string];

/**
 * The backends on which a long story is told: `EVERY_BACKEND=true npm test` takes both, a plain run the one that says most
 * about it. Where there is no Redis, PostgreSQL.
 */
export function queueBackends(first: QueueBackend[0]): readonly QueueBackend[] {
  const redisUrl = process.env.TEST_REDIS_URL ?? '';
  const both: readonly QueueBackend[] = redisUrl
    ? [
        ['PostgreSQL', ''],
        ['Redis', redisUrl],
      ]
    : [['PostgreSQL', '']];
  const chosen = both.filter(([name]) => name === first);
  return process.env.EVERY_BACKEND === 'true' || chosen.length === 0 ? both : chosen;
}
