import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { FixedClock, SystemClock } from '../kernel/clock.js';
import { DatabaseTime } from './database-time.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from './testing/throw-away-database.js';

const day = 86_400_000;

let database: ThrowAwayDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await throwAwayDatabase([]);
  pool = database.pool();
});
afterAll(() => database.drop());

/** How far the clock of a process is ahead of the database's (ms), once the process has started. */
async function aheadAfterStart(clock: SystemClock): Promise<number> {
  const time = new DatabaseTime(pool, clock);
  await time.onModuleInit();
  const before = clock.now().getTime();
  const { rows } = await pool.query('select (extract(epoch from clock_timestamp()) * 1000)::float8 as now');
  await time.beforeApplicationShutdown();
  return before - rows[0].now;
}

describe('a process whose machine has the wrong time', () => {
  it.each([
    ['ten minutes ahead', 600_000],
    ['ten minutes behind', -600_000],
    ['a day behind', -day],
  ])('goes by the time of the database: %s', async (_, wrongBy) => {
    const ahead = await aheadAfterStart(new SystemClock(0, () => Date.now() + wrongBy));
    expect(Math.abs(ahead)).toBeLessThan(5_000);
  });

  it('keeps the offset of a run on another day', async () => {
    const ahead = await aheadAfterStart(new SystemClock(3_600, () => Date.now() - day));
    expect(Math.abs(ahead - 3_600_000)).toBeLessThan(5_000);
  });

  it('goes on by what it found last while the database is away', async () => {
    const clock = new SystemClock(0, () => Date.now() - day);
    await aheadAfterStart(clock);
    const away = database.pool();
    await away.end();
    const time = new DatabaseTime(away, clock);
    await time.onModuleInit();
    await time.beforeApplicationShutdown();
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(5_000);
  });
});

describe('a process whose machine is right to the second', () => {
  it('goes by its machine', async () => {
    expect(await aheadAfterStart(new SystemClock(0, () => Date.now() + 700))).toBeGreaterThan(0);
  });
});

describe('a clock that stands where it was put', () => {
  it('is not moved', async () => {
    const fixed = new FixedClock(new Date('2026-11-20T15:00:00Z'));
    await new DatabaseTime(pool, fixed).onModuleInit();
    expect(fixed.now()).toEqual(new Date('2026-11-20T15:00:00Z'));
  });
});
