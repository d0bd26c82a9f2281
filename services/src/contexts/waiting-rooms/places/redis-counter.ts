import { once } from 'node:events';
import { logger } from '../../../platform/observability/logger.js';
import { redisClient } from '../../../platform/queues/redis-cluster.js';
import type { SharedCounter } from './place-counter.js';

/** A visitor waits no longer for a number: the process then counts by itself. */
const ANSWER_MS = 300;
const CONNECT_MS = 1_000;
/** Longer than any waiting room stands. */
const KEPT_SECONDS = 14 * 24 * 60 * 60;
const prefix = 'northlight:waiting-rooms:';

const script = `
local next = math.max(tonumber(redis.call('get', KEYS[1]) or '0'), tonumber(ARGV[1])) + 1
redis.call('set', KEYS[1], next, 'EX', ${KEPT_SECONDS})
return next`;

/** Numbers out of Redis, which all web processes share. What is asked in one turn goes in one message. */
export class RedisCounter implements SharedCounter {
  private readonly redis: ReturnType<typeof redisClient>;
  private isAway = false;

  constructor(url: string) {
    const limits = { commandTimeout: ANSWER_MS, enableOfflineQueue: false };
    const all = { ...limits, enableAutoPipelining: true, connectionName: 'northlight-web' };
    this.redis = redisClient(url, all);
    this.redis.on('error', (error: Error) => this.noteAway(error));
    this.redis.on('ready', () => {
      this.isAway = false;
    });
  }

  /** Waits until it can be asked, for a moment at most: a process starts without it, too. */
  async connected(): Promise<void> {
    if (this.redis.status === 'ready') return;
    await once(this.redis, 'ready', { signal: AbortSignal.timeout(CONNECT_MS) }).catch(() => undefined);
  }

  async next(key: string, floor: number): Promise<number> {
    return Number(await this.redis.eval(script, 1, `${prefix}${key}`, Math.floor(floor)));
  }

  async read(keys: readonly string[]): Promise<number[]> {
    // one by one, in one message: in a cluster the keys are on several servers
    return (await Promise.all(keys.map((key) => this.redis.get(`${prefix}${key}`)))).map(Number);
  }

  /** Once: a counter that is away says so with every try to reach it. */
  private noteAway(error: Error): void {
    if (!this.isAway) logger.warn({ err: error }, 'Places are counted by each process alone while Redis is away');
    this.isAway = true;
  }

  close(): void {
    this.redis.disconnect();
  }
}
