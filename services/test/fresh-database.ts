import 'reflect-metadata';
import pg from 'pg';
import { migrations } from '../src/apps/migrations.js';
import { readSettings, type Settings } from '../src/platform/config/settings.js';
import { migrate } from '../src/platform/database/migrate.js';

/** Bookings stay pending until a story confirms them: those of holds say so. */
const enough = {
  HOLD_MINUTES: '0',
  SECRET: 'a secret that only tests know, 0123456789',
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
};

/** Settings of a test run on the worker's own database; `change` wins. */
export const testSettings = (change: Readonly<Record<string, string>> = {}): Settings =>
  readSettings({ DATABASE_URL: process.env.DATABASE_URL, ...enough, ...change });

/** Sets the environment that processes under test read, and empties and migrates the worker's own database. */
export async function freshDatabase(change: Readonly<Record<string, string>> = {}): Promise<Settings> {
  Object.assign(process.env, enough, change);
  const settings = testSettings(change);
  const client = new pg.Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`,
  );
  for (const { name } of rows) await client.query(`drop schema "${name}" cascade`);
  await client.query('create schema public');
  await client.end();
  await migrate(settings, migrations);
  return settings;
}
