import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { rowTypes } from '../db.js';
import {
  LedgerServers1798000000060,
  Log1798000000001,
  Snapshots1798000000055,
  TracesOfJobs1798000000056,
} from '../migrations/index.js';

/** A database of one spec's own with the log in it, on the server of DATABASE_URL. */
export interface TestDatabase {
  readonly url: string;
  /** Another pool on it, ended with the database. */
  pool(settings?: pg.PoolConfig): pg.Pool;
  /** Runs something while nobody is connected to it, nor can connect. */
  away(meanwhile: () => Promise<void>): Promise<void>;
  drop(): Promise<void>;
}

/** Nothing waits for ever, on either side. */
const limits: pg.PoolConfig = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  query_timeout: 6_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
};

export const testPool = (connectionString: string, settings: pg.PoolConfig = {}): pg.Pool => {
  const pool = new pg.Pool({
    ...limits,
    application_name: 'log',
    max: 8,
    types: rowTypes,
    connectionString,
    ...settings,
  });
  // connections are cut here: the next statement of theirs says so
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** The same with nothing in it. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const server = String(process.env.DATABASE_URL);
  const name = `log_${randomBytes(6).toString('hex')}`;
  const url = server.replace(/\/[^/]*$/, `/${name}`);
  await run(server, `create database ${name}`);
  const pools: pg.Pool[] = [];
  const pool = (settings?: pg.PoolConfig): pg.Pool => {
    const made = testPool(url, settings);
    pools.push(made);
    return made;
  };
  return {
    url,
    pool,
    away: async (meanwhile) => {
      await run(server, `alter database ${name} with allow_connections false`);
      await run(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
      await meanwhile().finally(() => run(server, `alter database ${name} with allow_connections true`));
    },
    drop: async () => {
      await Promise.all(pools.filter(({ ended }) => !ended).map((one) => one.end()));
      await run(server, `drop database ${name} with (force)`);
    },
  };
}

export async function testDatabase(): Promise<TestDatabase> {
  const database = await emptyDatabase();
  const pool = database.pool();
  const all = [Log1798000000001, Snapshots1798000000055, TracesOfJobs1798000000056, LedgerServers1798000000060];
  for (const Migration of all) await new Migration().up(pool);
  return database;
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
