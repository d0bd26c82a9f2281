import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../database/testing/throw-away-database.js';
import { logMigrations } from '../log-schema/log-migrations.js';
import { spentTablesOfLog } from './spent-tables-of-log.js';
import { tidyTables } from './tidy-tables.js';

const now = new Date('2026-11-20T12:00:00Z');

let database: ThrowAwayDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await throwAwayDatabase(logMigrations);
  pool = database.pool();
});
afterAll(() => database.drop());
afterEach(() => {
  jest.restoreAllMocks();
});

const left = async (names: string): Promise<string[]> =>
  (await pool.query<{ name: string }>(`select ${names} order by 1`)).rows.map(({ name }) => name);

/** Answers of requests, of which one in 25 is old, as in a usual hour; `TIDY_ROWS` says how many. */
const manyRows = Number(process.env.TIDY_ROWS ?? 40_000);
const fill = (from: number, to: number) =>
  pool.query(
    `insert into log.requests (ledger, scope, key, fingerprint, answer, at)
     select 2, 'large', n::text, repeat('x', 64), json_build_object('id', n, 'text', repeat('y', 100)),
       $1::timestamptz - make_interval(hours => case when n % 25 = 0 then 25 else 23 end)
     from generate_series($2::int, $3::int) n`,
    [now, from, to],
  );

describe('the log', () => {
  it('forgets answers after a day, done jobs after a week and refused setups after a month, and nothing earlier', async () => {
    await pool.query(
      `insert into log.requests (ledger, scope, key, fingerprint, answer, at) values
         (1, 'tidy', 'old', '', '{}', $1::timestamptz - interval '25 hours'),
         (1, 'tidy', 'young', '', '{}', $1::timestamptz - interval '23 hours')`,
      [now],
    );
    await pool.query(
      `insert into log.outbox (ledger, position, kind, payload, at, done_at) values
         (1, 1, 'old', '{}', $1, $1::timestamptz - interval '8 days'),
         (1, 1, 'young', '{}', $1, $1::timestamptz - interval '6 days'),
         (1, 1, 'waiting', '{}', $1::timestamptz - interval '80 days', null)`,
      [now],
    );
    await pool.query(
      `insert into log.audit (at, role, room, what, subject_kind, subject_id, subject) values
         ($1::timestamptz - interval '31 days', 'visitor', 'identity', 'admin setup refused', 'user', 'none', 'old'),
         ($1::timestamptz - interval '29 days', 'visitor', 'identity', 'admin setup refused', 'user', 'none', 'young'),
         ($1::timestamptz - interval '31 days', 'admin', 'identity', 'rights changed', 'user', '7', 'other')`,
      [now],
    );
    for (const _ of ['once', 'twice']) await tidyTables(spentTablesOfLog(), { pool, now });
    expect(await left('key as name from log.requests')).toEqual(['young']);
    expect(await left('kind as name from log.outbox')).toEqual(['waiting', 'young']);
    expect(await left('subject as name from log.audit')).toEqual(['other', 'young']);
  });

  it('is tidied in steps where one statement for all of it would take too long', async () => {
    for (let from = 1; from <= manyRows; from += 100_000) await fill(from, Math.min(from + 99_999, manyRows));
    const begun: number[] = [];
    const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
    jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
      if (String(args[0]).startsWith('delete from log.requests')) begun.push(performance.now());
      return query.apply(this, args);
    } as never);
    expect(await tidyTables(spentTablesOfLog(), { pool, now })).toMatchObject({ requests: manyRows / 25 });
    jest.restoreAllMocks();
    expect(begun.length).toBeGreaterThan(1);
    const steps = begun.slice(1).map((at, nth) => at - (begun[nth] ?? at));
    const all = steps.reduce((sum, ms) => sum + ms, 0);
    if (process.env.TIDY_ROWS)
      process.stdout.write(
        `${steps.length} steps in ${all.toFixed()} ms, the longest ${Math.max(...steps).toFixed()} ms\n`,
      );
    expect(await tidyTables(spentTablesOfLog(), { pool, now })).toMatchObject({ requests: 0 });
  }, 3_600_000);

  it('is tidied table by table: one that cannot be keeps no other from it', async () => {
    await pool.query(
      `insert into log.outbox (ledger, position, kind, payload, at, done_at)
       values (1, 2, 'done', '{}', $1, $1::timestamptz - interval '8 days')`,
      [now],
    );
    await pool.query('alter table log.requests rename to requests_away');
    await expect(tidyTables(spentTablesOfLog(), { pool, now })).rejects.toThrow('log.requests');
    await pool.query('alter table log.requests_away rename to requests');
    expect(await left('kind as name from log.outbox')).toEqual(['waiting', 'young']);
  });
});
