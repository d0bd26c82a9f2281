import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { logMigrations } from '../log-schema/log-migrations.js';
import { migrate } from './migrate.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from './testing/throw-away-database.js';

/** The first ones: they make what the release before had. */
const migrations = logMigrations.filter(({ name }) => Number(name.slice(-13)) <= 1_798_000_000_017);
const names = migrations.map(({ name }) => name);
/** As the release before named its migrations. */
const earlier = Array.from({ length: 99 }, (_, nth) => [1_795_300_000_000 + nth, `Earlier${1_795_300_000_000 + nth}`]);

let database: ThrowAwayDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await throwAwayDatabase(migrations);
  pool = database.pool();
});
beforeEach(() => pool.query('delete from migrations; delete from log.head'));
afterAll(() => database.drop());

const record = (rows: typeof earlier) =>
  pool.query(
    'insert into migrations (timestamp, name) select * from unnest($1::bigint[], $2::text[])',
    [0, 1].map((side) => rows.map((row) => row[side])),
  );
const recorded = async () =>
  (await pool.query<{ name: string }>('select name from migrations order by timestamp')).rows.map(({ name }) => name);

describe('an empty database', () => {
  it('is brought up to date once by two that start at once', async () => {
    const empty = await throwAwayDatabase([]);
    const ran = await Promise.all([1, 2].map(() => migrate(empty.settings, logMigrations)));
    expect(ran.flat()).toEqual(logMigrations.map(({ name }) => name));
    await empty.drop();
  });

  it('is refused in an encoding that cannot hold every name', async () => {
    const url = new URL(database.settings.DATABASE_URL);
    await pool.query("create database spec_latin encoding 'LATIN1' locale 'C' template template0");
    url.pathname = '/spec_latin';
    const settings = { ...database.settings, DATABASE_URL: String(url) };
    await expect(migrate(settings, logMigrations)).rejects.toThrow('has the encoding LATIN1');
    await pool.query('drop database spec_latin');
  });
});

describe('a database that the release before has migrated', () => {
  it('is taken over as it is, also by two at once', async () => {
    await record(earlier);
    await pool.query('insert into log.head (ledger, position) values (1, 7)');
    const ran = await Promise.all([1, 2].map(() => migrate(database.settings, migrations)));
    expect(ran).toEqual([[], []]);
    expect(await recorded()).toEqual(names);
    expect((await pool.query('select position from log.head')).rows).toEqual([{ position: 7 }]);
  });

  it('is refused, and left alone, while a part of that is missing', async () => {
    await record(earlier.slice(1));
    await expect(migrate(database.settings, migrations)).rejects.toThrow('it has 98 of 99 migrations');
    expect(await recorded()).toEqual(earlier.slice(1).map(([, name]) => name));
  });
});
