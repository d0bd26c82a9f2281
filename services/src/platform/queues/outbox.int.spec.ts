import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../database/testing/throw-away-database.js';
import { FixedClock } from '../kernel/clock.js';
import { logMigrations } from '../log-schema/log-migrations.js';
import { enqueueJob } from './enqueue-job.js';
import { Outbox, type OutboxKey } from './outbox.js';

const noon = new Date('2026-11-20T12:00:00Z');
const clock = new FixedClock(noon);

let database: ThrowAwayDatabase;
let pool: pg.Pool;
let outbox: Outbox;
let number = 0;

beforeAll(async () => {
  database = await throwAwayDatabase(logMigrations);
  pool = database.pool();
  await pool.query('create table effects (job text)');
  outbox = new Outbox(pool, clock);
});
afterAll(() => database.drop());

const inSeconds = (seconds: number) => clock.set(new Date(noon.getTime() + seconds * 1000));

/** A job that waits, and nothing else. */
async function aJob(): Promise<OutboxKey> {
  inSeconds(0);
  await pool.query('delete from log.outbox');
  const job = { kind: 'tell-somebody', number: ++number };
  await enqueueJob({ ...job, payload: {}, at: noon }, pool);
  return { ledger: 0, position: job.number, kind: job.kind };
}

/** An effect that leaves a row, and how many did. */
function anEffect() {
  const job = randomUUID();
  return {
    effect: async (db: Pick<pg.ClientBase, 'query'>) => {
      await db.query('insert into effects values ($1)', [job]);
    },
    count: async () => (await pool.query('select from effects where job = $1', [job])).rowCount,
  };
}

describe('a job in the outbox', () => {
  it('has its effect once, however often and however close together it arrives', async () => {
    const job = await aJob();
    const { effect, count } = anEffect();
    await Promise.all([1, 2, 3, 4].map(() => outbox.once(job, effect)));
    expect(await outbox.once(job, effect)).toBe(false);
    expect(await count()).toBe(1);
  });

  it('has it not for a job of the same position that a failover has undone', async () => {
    const [{ at, ...job }] = (await aJob().then(() => outbox.take(1))) as [OutboxKey];
    const { effect } = anEffect();
    const undone = { ...job, at: '2026-11-20T11:59:59.999Z' };
    expect(await outbox.once(undone, effect)).toBe(false);
    await outbox.discard(undone);
    expect([await outbox.isDone(undone), await outbox.isDone({ ...job, at: String(at) })]).toEqual([true, false]);
    expect(await outbox.once({ ...job, at: String(at) }, effect)).toBe(true);
  });

  it('whose effect fails leaves nothing, and has it later', async () => {
    const job = await aJob();
    const { effect, count } = anEffect();
    const failing = outbox.once(job, async (db) => {
      await effect(db);
      throw new Error('no paper');
    });
    await expect(failing).rejects.toThrow('no paper');
    expect(await count()).toBe(0);
    expect(await outbox.once(job, effect)).toBe(true);
    expect(await count()).toBe(1);
  });

  it('is handed over to one of those who ask', async () => {
    await aJob();
    const taken = await Promise.all([1, 2, 3].map(() => outbox.take(10)));
    expect(taken.flat()).toHaveLength(1);
  });

  it('that had no effect is handed over again after a minute, and not before', async () => {
    const job = await aJob();
    expect(await outbox.take(10)).toMatchObject([job]);
    inSeconds(60);
    expect(await outbox.take(10)).toEqual([]);
    inSeconds(61);
    expect(await outbox.take(10)).toMatchObject([job]);
    await outbox.once(job, async () => undefined);
    inSeconds(500);
    expect(await outbox.take(10)).toEqual([]);
  });

  it('that was handed over before the clock was set back is handed over again at once', async () => {
    const job = await aJob();
    inSeconds(7_200);
    expect(await outbox.take(10)).toMatchObject([job]);
    inSeconds(0);
    expect(await outbox.take(10)).toMatchObject([job]);
    await outbox.once(job, async () => undefined);
  });

  it('that its queue did not take is handed over again at once', async () => {
    const job = await aJob();
    await outbox.take(10);
    await outbox.giveBack([job]);
    expect(await outbox.take(10)).toMatchObject([job]);
  });

  it('that has failed for good is told apart, and handed over again after an hour lest it be lost', async () => {
    const job = await aJob();
    await outbox.take(10);
    inSeconds(600);
    expect(await outbox.lag()).toEqual({ waiting: 1, oldestSeconds: 600, failed: 0 });
    await outbox.fail(job);
    expect(await outbox.lag()).toEqual({ waiting: 0, oldestSeconds: 0, failed: 1 });
    expect(await outbox.take(10)).toEqual([]);
    inSeconds(3_601);
    expect(await outbox.take(10)).toMatchObject([{ ...job, isAgain: true }]);
  });

  it('that is tried again waits again, and has its effect', async () => {
    const job = await aJob();
    await outbox.fail(job);
    await outbox.revive(job);
    expect(await outbox.lag()).toMatchObject({ waiting: 1, failed: 0 });
    await outbox.fail(job);
    await outbox.once(job, async () => undefined);
    expect(await outbox.lag()).toMatchObject({ waiting: 0, failed: 0 });
  });
});
