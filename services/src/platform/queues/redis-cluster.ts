import { createIORedisClient, createRedisBackend, type QueueOptions, RedisConnection, type RedisOptions } from 'bullmq';
import { Cluster, Redis } from 'ioredis';
import { type ClusterAddress, readClusterAddress } from '../config/redis-address.js';
import { redisConnection } from './redis-connection.js';

const CONNECT_MS = 2_000;
/** More than a worker waits for a job at most, which is ten seconds. */
const SILENT_MS = 12_000;
const AGAIN_MS = 250;
/** A replica takes over within `cluster-node-timeout` and some seconds: for so many tries, each after AGAIN_MS, it is waited for. */
const TRIES = 80;
const LONGEST_PAUSE_MS = 1_000;

interface ClusterOptions extends RedisOptions {
  readonly cluster: ClusterAddress;
}

/**
 * How a queue reaches a cluster; of the kind that redisConnection gives, for BullMQ to make connections of.
 * @returns undefined where the address is not that of a cluster
 */
export function clusterConnection(url: string): ClusterOptions | undefined {
  const cluster = readClusterAddress(url);
  return cluster && { cluster };
}

/** BullMQ opens, names and closes a client for each queue and worker; it makes none of a cluster, and none that forgets silence. */
export function setClientFactory(): void {
  RedisConnection.clientFactory = (options) =>
    // BullMQ listens, too, as soon as it has it
    createIORedisClient(clientOf(options as Partial<ClusterOptions>).on('error', () => undefined));
}

/** A client for one of the forms of REDIS_URL, for whoever uses Redis without a queue. */
export function redisClient(url: string, options: RedisOptions): Cluster | Redis {
  const cluster = readClusterAddress(url);
  return clientOf({ ...(cluster ? { cluster } : redisConnection(url)), ...options });
}

function clientOf({ cluster, ...options }: Partial<ClusterOptions>): Cluster | Redis {
  return cluster ? clusterOf(cluster, options).on('+node', forgetSilence) : forgetSilence(redisOf(options));
}

/**
 * ioredis goes on counting the silence of a connection that has closed, and ends the next one for it, or keeps a process that is
 * done from ending.
 */
function forgetSilence(redis: Redis): Redis {
  const inside = redis as unknown as { socketTimeoutTimer: NodeJS.Timeout | undefined };
  return redis.on('close', () => {
    clearTimeout(inside.socketTimeoutTimer);
    inside.socketTimeoutTimer = undefined;
  });
}

function clusterOf(cluster: ClusterAddress, options: RedisOptions): Cluster {
  const { nodes, isEncrypted, username, password } = cluster;
  return new Cluster([...nodes], {
    // a connect() whose ready check fails is begun anew and its promise forgotten (redis/ioredis#741): a worker of BullMQ, which
    // waits for that, would do nothing for ever. Without the check a command finds the cluster down, and is tried again
    enableReadyCheck: false,
    clusterRetryStrategy: (tries) => Math.min(LONGEST_PAUSE_MS, 100 * tries),
    retryDelayOnFailover: AGAIN_MS,
    retryDelayOnClusterDown: AGAIN_MS,
    retryDelayOnTryAgain: AGAIN_MS,
    maxRedirections: TRIES,
    slotsRefreshTimeout: CONNECT_MS,
    // names of certificates are those of hosts, not of the addresses behind them
    ...(isEncrypted && { dnsLookup: (host: string, done: (error: null, host: string) => void) => done(null, host) }),
    redisOptions: {
      ...options,
      ...(username && { username }),
      ...(password && { password }),
      ...(isEncrypted && { tls: {} }),
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENT_MS,
    },
  });
}

/** What BullMQ does itself without a factory; a process may have queues of either kind. */
function redisOf({ url, ...options }: RedisOptions & { readonly url?: string }): Redis {
  return url ? new Redis(url, options) : new Redis(options);
}

/**
 * The keys of a queue share one slot, because the scripts of BullMQ use several of them at once; those of another queue may be
 * on another server.
 */
export const clusterBackend: typeof createRedisBackend = (name, options, how) => {
  const { prefix } = options as QueueOptions;
  return createRedisBackend(name, { ...options, prefix: `{${prefix}:${name}}` } as QueueOptions, how);
};
