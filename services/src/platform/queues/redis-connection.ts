import type { RedisOptions } from 'bullmq';
import { readSentinelAddress } from '../config/redis-address.js';

/** A server that is frozen takes connections and says nothing: after so long another one may be the master. */
const CONNECT_MS = 2_000;
/** More than a worker waits for a job at most, which is ten seconds: a master that says nothing for so long is gone. */
const SILENT_MS = 12_000;
const LONGEST_PAUSE_MS = 1_000;

const pause = (tries: number): number => Math.min(LONGEST_PAUSE_MS, 100 * tries);

/**
 * How a queue reaches Redis. Behind Sentinels no connection may wait for a server that is not coming back as the master: a
 * silent one is left, one that has become a replica, too, and the Sentinels are asked anew.
 */
export function redisConnection(url: string): RedisOptions & { readonly url?: string } {
  const address = readSentinelAddress(url);
  if (!address) return { url };
  return {
    ...address,
    sentinels: [...address.sentinels],
    connectTimeout: CONNECT_MS,
    sentinelCommandTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
    sentinelRetryStrategy: pause,
    retryStrategy: pause,
    reconnectOnError,
  };
}

/** A master that became a replica: what it refused is said again to the new one; what it waited for is begun anew by BullMQ. */
function reconnectOnError({ message }: Error): false | 1 | 2 {
  if (message.startsWith('READONLY')) return 2;
  return message.startsWith('UNBLOCKED') ? 1 : false;
}
