import { createHash } from 'node:crypto';
import pg from 'pg';
import { readSettings, type Settings } from '../../config/settings.js';
import type { Migration } from '../database.js';
import { migrate } from '../migrate.js';

/** What a database of a spec has in it from the beginning. */
export interface Filling {
  readonly migrations: readonly Migration[];
  /** Fills a migrated database; the name tells one way of filling from another. */
  readonly filled?: { readonly by: string; readonly fill: (settings: Settings) => Promise<void> | void };
}

const always = { NODE_ENV: 'test', SECRET: 's'.repeat(32), HOLD_MINUTES: '0' };

/** Settings under which specs run; `env` wins. */
export const specSettings = (DATABASE_URL: string, env: Readonly<Record<string, string>> = {}): Settings =>
  readSettings({ ...always, DATA_DIR: process.env.DATA_DIR, ...env, DATABASE_URL });

/** The address of another database on the same server. */
export const databaseAt = (server: string, name: string): string => server.replace(/\/[^/]*$/, `/${name}`);

/**
 * A database that others are copied from: copying takes a tenth of the time of migrating. It is made by whichever spec
 * needs it first; the others wait. @returns its name
 */
export async function templateOf(server: string, filling: Filling): Promise<string> {
  const name = nameOf(filling);
  // such a lock counts within one database: all specs must meet in the same
  const client = new pg.Client({ connectionString: databaseAt(server, 'postgres') });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rows } = await client.query<{ ready: boolean }>(
      'select datistemplate as ready from pg_database where datname = $1',
      [name],
    );
    if (!rows[0]?.ready) await make(client, name, { server, ...filling });
    return name;
  } finally {
    await client.end();
  }
}

async function make(client: pg.Client, name: string, { server, migrations, filled }: Filling & { server: string }) {
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  const settings = specSettings(databaseAt(server, name));
  await migrate(settings, migrations);
  await filled?.fill(settings);
  await client.query(`alter database ${name} with is_template true allow_connections false`);
}

/** Named by what is in it: another statement in a migration makes another template. */
function nameOf({ migrations, filled }: Filling): string {
  const sources = migrations.map((Migration) => `${Migration.name} ${(new Migration() as { up: unknown }).up}`);
  const hash = createHash('sha1').update(sources.join('\n')).digest('hex').slice(0, 16);
  return `template_${filled?.by ?? 'empty'}_${hash}`;
}
