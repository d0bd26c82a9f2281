import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type pg from 'pg';
import { logMigrations } from '../log-schema/log-migrations.js';
import { awaitMigrations } from './await-migrations.js';
import { migrate } from './migrate.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from './testing/throw-away-database.js';

let database: ThrowAwayDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await throwAwayDatabase([]);
  pool = database.pool();
});
afterAll(() => database.drop());

it('a process that starts beside the job that migrates waits until it has ended', async () => {
  const names = logMigrations.map(({ name }) => name);
  expect(await awaitMigrations(pool, logMigrations, 0)).toEqual(names);
  const waited = awaitMigrations(pool, logMigrations, 60_000);
  await migrate(database.settings, logMigrations);
  expect(await waited).toEqual([]);
  // an older process beside a newer database
  expect(await awaitMigrations(pool, logMigrations.slice(1), 0)).toEqual([]);
});
