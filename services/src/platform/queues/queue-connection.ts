import {
  type BackendFactory,
  type ConnectionOptions,
  createPostgresBackend,
  type PostgresQueueBackend,
  runMigrations,
  setDefaultBackendFactory,
} from 'bullmq';
import type { Settings } from '../config/settings.js';
import { createPool, poolOptions, TimeLimitedClient, type TimeLimits, UNLIMITED } from '../database/database.js';
import { clusterBackend, clusterConnection, setClientFactory } from './redis-cluster.js';
import { redisConnection } from './redis-connection.js';

/** Marks our keys in a Redis that others use too. */
const prefix = 'northlight';
/** Where BullMQ's tables are in PostgreSQL. */
const schema = 'bullmq';
/** Connections of a queue, and again of its worker, without the one that listens. */
const POOL_SIZE = 4;
/** Seconds after which a worker looks for jobs by itself: a connection that listens may have died without a word. */
const LOOK_AGAIN_SECONDS = 10;

/**
 * Options of every queue and worker; each opens and closes connections of its own.
 * On PostgreSQL nothing waits for ever; on Redis a command waits until Redis is back, as BullMQ wants it.
 * @param limits for PostgreSQL, where they are not the usual ones
 */
export function queueOptions(
  settings: Pick<Settings, 'REDIS_URL' | 'DATABASE_URL'>,
  { max = POOL_SIZE, ...limits }: Partial<TimeLimits> & { readonly max?: number } = {},
) {
  if (settings.REDIS_URL) return optionsOnRedis(settings.REDIS_URL);
  setDefaultBackendFactory(impatientBackend as never);
  // BullMQ's migrations wait for each other: as long as a statement may take
  const options = poolOptions(settings, { lockMs: 0, ...limits });
  const connection = { ...options, application_name: 'northlight-queues', schema, migrate: true, max };
  return { connection: connection as unknown as ConnectionOptions, prefix };
}

function optionsOnRedis(url: string) {
  setClientFactory();
  const cluster = clusterConnection(url);
  setDefaultBackendFactory(cluster && (clusterBackend as never));
  return { connection: { ...(cluster ?? redisConnection(url)), maxRetriesPerRequest: null }, prefix };
}

/** Brings BullMQ's tables up to date, for as long as that takes; each connection that finds them so has nothing to wait for. */
export async function migrateQueues(settings: Pick<Settings, 'REDIS_URL' | 'DATABASE_URL'>): Promise<void> {
  if (settings.REDIS_URL) return;
  const pool = createPool(settings, { max: 1, lockMs: 0, ...UNLIMITED });
  try {
    const client = await pool.connect();
    await runMigrations(client, schema).finally(() => client.release());
  } finally {
    await pool.end();
  }
}

/** What BullMQ keeps to itself of a backend and of its connection. */
interface Starts {
  readyPromise: Promise<void> | undefined;
  waitUntilReady(): Promise<void>;
}
interface Inside extends Starts {
  readonly connection: Starts & { pgModule: { readonly Client: typeof TimeLimitedClient } };
}

/** BullMQ's own backend, without the three places in which it waits for what may never come. */
const impatientBackend: BackendFactory<PostgresQueueBackend> = (name, options, factoryOptions) => {
  const backend = createPostgresBackend(name, options as never, factoryOptions);
  const inside = backend as unknown as Inside;
  // a connection that listens and has not answered in time is replaced by another
  inside.connection.pgModule = { Client: TimeLimitedClient };
  startAnew(inside);
  return Object.defineProperty(backend, 'maximumBlockTimeout', { value: LOOK_AGAIN_SECONDS });
};

/** BullMQ remembers a start that failed, and nothing would work from then on: here the next call begins anew. */
function startAnew(backend: Inside): void {
  const { connection } = backend;
  const start = connection.waitUntilReady.bind(connection);
  connection.waitUntilReady = async () => {
    const answer = start();
    const started = connection.readyPromise;
    try {
      await answer;
    } catch (error) {
      if (connection.readyPromise === started) connection.readyPromise = undefined;
      backend.readyPromise = undefined;
      throw error;
    }
    // names the connection of a worker, by which operators see that there is one
    if (!backend.readyPromise) backend.waitUntilReady().catch(() => undefined);
  };
}
