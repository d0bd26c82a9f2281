import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Settings } from '../../config/settings.js';
import { createPool, type Migration } from '../database.js';
import { databaseAt, type Filling, specSettings, templateOf } from './template.js';

/** A migrated database of one spec's own, on the server of DATABASE_URL. */
export interface ThrowAwayDatabase {
  readonly settings: Settings;
  /** Another pool on it, ended with the database. */
  pool(): pg.Pool;
  /** Runs something while nobody is connected to it, nor can connect. */
  away(meanwhile: () => Promise<void>): Promise<void>;
  drop(): Promise<void>;
}

/** Makes one by copying a template; `env` overrides settings. */
export async function throwAwayDatabase(
  migrations: readonly Migration[],
  env: Readonly<Record<string, string>> = {},
  filled?: Filling['filled'],
): Promise<ThrowAwayDatabase> {
  const server = String(process.env.DATABASE_URL);
  const name = `spec_${randomBytes(6).toString('hex')}`;
  const template = await templateOf(server, { migrations, ...(filled ? { filled } : {}) });
  await command(server, `create database ${name} template ${template}`);
  const settings = specSettings(databaseAt(server, name), env);
  const pools: pg.Pool[] = [];
  return {
    settings,
    pool: () => {
      const pool = createPool(settings);
      pools.push(pool);
      return pool;
    },
    away: async (meanwhile) => {
      await command(server, `alter database ${name} with allow_connections false`);
      await command(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
      await meanwhile().finally(() => command(server, `alter database ${name} with allow_connections true`));
    },
    drop: async () => {
      await Promise.all(pools.filter(({ ended }) => !ended).map((pool) => pool.end()));
      await command(server, `drop database ${name} with (force)`);
    },
  };
}

async function command(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
