import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';
import { redisClient } from './redis-cluster.js';

const SILENT_MS = 300;
const url = process.env.TEST_REDIS_URL;
const describeWhereItCan = url ? describe : describe.skip;

describeWhereItCan('a connection to Redis', () => {
  let client: Redis;
  let closed = 0;

  beforeEach(async () => {
    client = redisClient(String(url), { socketTimeout: SILENT_MS, retryStrategy: () => 10 }) as Redis;
    client.on('error', () => undefined).on('close', () => closed++);
    await once(client, 'ready');
  });
  afterEach(() => client.disconnect());

  it('is not ended for the silence of the one before', async () => {
    const waits = client.blpop('a list that nobody fills', 0.05);
    client.stream.destroy();
    expect(await waits).toBeNull();
    await pause(2 * SILENT_MS);
    expect([await client.ping(), closed]).toEqual(['PONG', 1]);
  });
});
