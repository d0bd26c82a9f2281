import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../database/testing/throw-away-database.js';
import { logMigrations } from '../log-schema/log-migrations.js';
import { tidyLog } from './tidy-log.js';

const now = new Date('2026-11-20T12:00:00Z');

let database: ThrowAwayDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await throwAwayDatabase(logMigrations);
  pool = database.pool();
});
afterAll(() => database.drop());

const left = async (names: string): Promise<string[]> =>
  (await pool.query<{ name: string }>(`select ${names} order by 1`)).rows.map(({ name }) => name);

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
    for (const _ of ['once', 'twice']) await tidyLog(pool, now);
    expect(await left('key as name from log.requests')).toEqual(['young']);
    expect(await left('kind as name from log.outbox')).toEqual(['waiting', 'young']);
    expect(await left('subject as name from log.audit')).toEqual(['other', 'young']);
  });
});
