import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../database/testing/throw-away-database.js';
import { FixedClock } from '../kernel/clock.js';
import { anHour, type Consumption } from '../kernel/limit.js';
import type { Refusal } from '../kernel/refusal.js';
import { logMigrations } from '../log-schema/log-migrations.js';
import { PersonCipher } from '../privacy/person-cipher.js';
import { spentTablesOfLog } from '../tidy/spent-tables-of-log.js';
import { tidyTables } from '../tidy/tidy-tables.js';
import { RateLimiter } from './rate-limiter.js';

const now = new Date('2026-11-20T12:00:00Z');
const limit = { of: 'seats', most: 10, seconds: anHour } as const;
const seats = (whose: string, points = 1): Consumption => ({ limit, whose, points });

let database: ThrowAwayDatabase;
let pool: pg.Pool;
let limiter: RateLimiter;
let statements = 0;
const clock = new FixedClock(now);
const inMinutes = (minutes: number) => clock.set(new Date(now.getTime() + minutes * 60_000));

beforeAll(async () => {
  database = await throwAwayDatabase(logMigrations);
  pool = database.pool();
  const counting = Object.create(pool, {
    query: {
      value: (...args: Parameters<pg.Pool['query']>) => {
        statements++;
        return pool.query(...args);
      },
    },
  });
  limiter = new RateLimiter(counting, new PersonCipher(database.settings), clock);
});
beforeEach(async () => {
  await pool.query('truncate log.rate_limits');
  clock.set(now);
  statements = 0;
});
afterAll(() => database.drop());

const take = (...counted: Consumption[]): Promise<boolean> =>
  limiter.within(counted, async () => ({ answer: true, counted }));
const took = (...counted: Consumption[]): Promise<boolean> =>
  take(...counted).catch((error: Refusal) => {
    expect(error.code).toBe('TOO_MANY_TRIES');
    return false;
  });

describe('what is taken', () => {
  it('is counted in one statement, for all keys and for all who take in the same turn', async () => {
    const both = [seats('a network', 4), seats('an e-mail', 4)];
    expect(await took(...both)).toBe(true);
    expect(statements).toBe(1);
    expect(await Promise.all(Array.from({ length: 5 }, () => took(seats('a crowd', 4))))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(statements).toBe(3);
  });

  it('is counted at none of its keys where one is past its limit', async () => {
    await took(seats('a network', 8));
    expect(await took(seats('a network', 4), seats('an e-mail', 4))).toBe(false);
    expect(await took(seats('an e-mail', 10))).toBe(true);
    expect(await took(seats('a network', 2))).toBe(true);
  });

  it('is given back where it came to nothing, and never more than was counted', async () => {
    const refused = limiter.within([seats('a network', 10)], () => Promise.reject(new Error('No room')));
    await expect(refused).rejects.toThrow('No room');
    await limiter.reward([seats('a network', 10)]);
    expect(await took(seats('a network', 10))).toBe(true);
    expect(await took(seats('a network'))).toBe(false);
  });

  it('is counted by what it took in the end', async () => {
    const used = { answer: 'four', counted: [seats('a network', 4)] };
    expect(await limiter.within([seats('a network', 10)], async () => used)).toBe('four');
    expect([await took(seats('a network', 6)), await took(seats('a network'))]).toEqual([true, false]);
  });
});

describe('a window', () => {
  it('begins with the first point, ends by the clock of the house, and says how long that takes', async () => {
    await took(seats('a network', 10));
    inMinutes(20);
    await expect(take(seats('a network'))).rejects.toMatchObject({ details: { retryAfter: 2_400 } });
    await expect(limiter.consume([seats('a network')])).rejects.toMatchObject({ code: 'TOO_MANY_TRIES' });
    inMinutes(60);
    expect(await took(seats('a network', 10))).toBe(true);
  });

  it('that was opened before the clock was set back is over', async () => {
    inMinutes(180);
    await took(seats('a network', 10));
    clock.set(now);
    expect(await took(seats('a network', 10))).toBe(true);
  });

  it('counts a request that began a moment before the one that opened it, and was written after it', async () => {
    await took(seats('a network', 10));
    clock.set(new Date(now.getTime() - 20));
    await expect(limiter.consume([seats('a network')])).rejects.toMatchObject({ code: 'TOO_MANY_TRIES' });
  });

  it('gives no credit when what it counted is given back after its end', async () => {
    await took(seats('a network', 10));
    inMinutes(61);
    await limiter.reward([seats('a network', 10)]);
    expect([await took(seats('a network', 10)), await took(seats('a network'))]).toEqual([true, false]);
  });

  it('is forgotten by the tidy once it is over, and its key names nobody', async () => {
    await took(seats('203.0.113.7'), seats('ann@example.com'));
    const { rows } = await pool.query("select string_agg(key, ' ') as keys from log.rate_limits");
    expect(rows[0].keys).not.toMatch(/203|ann|example/);
    const left = async () => (await pool.query('select from log.rate_limits')).rowCount;
    await tidyTables(spentTablesOfLog(), { pool, now: clock.now() });
    expect(await left()).toBe(2);
    inMinutes(61);
    await tidyTables(spentTablesOfLog(), { pool, now: clock.now() });
    expect(await left()).toBe(0);
  });
});
