import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { register } from 'prom-client';
import { until } from '../../../test/until.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../database/testing/throw-away-database.js';
import { FixedClock, SystemClock } from '../kernel/clock.js';
import { logMigrations } from '../log-schema/log-migrations.js';
import { enqueueJob } from '../queues/enqueue-job.js';
import { everyBackend, forgetEverything } from '../queues/testing/queue-backends.js';
import { BackupFigures } from './backup-figures.js';
import { BackupRuns } from './backup-runs.js';
import { inspectLog } from './log-gaps.js';
import { reconcileJobs } from './reconciled-queue.js';

const noon = new Date('2026-11-20T12:00:00Z');

describe.each(everyBackend)('a copy whose jobs come back, on %s', (_, redis) => {
  let database: ThrowAwayDatabase;
  let pool: pg.Pool;
  const clock = new SystemClock();

  beforeAll(async () => {
    database = await throwAwayDatabase(logMigrations, { REDIS_URL: redis });
    pool = database.pool();
  }, 60_000);
  afterAll(() => database.drop());
  beforeEach(async () => {
    if (redis) await forgetEverything(redis);
    await pool.query('delete from log.outbox');
  });

  const leave = (kind: string, number: number) => enqueueJob({ kind, number, payload: {}, at: noon }, pool);

  it('hands each over again, also what was handed over just before, and it has its effect once', async () => {
    for (const number of [1, 2, 3]) await leave('mail', number);
    await leave('picture', 4);
    await pool.query('update log.outbox set relayed_at = now() where position < 3');
    const { settings } = database;
    const found = await reconcileJobs({ pool, settings, clock }, 20_000);
    expect(found).toEqual({ waiting: 4, effects: 4, repeats: 4, wrong: [] });
    const { rows } = await pool.query('select count(*)::int as left from log.outbox where done_at is null');
    expect(rows).toEqual([{ left: 0 }]);
  }, 30_000);

  it('leaves what has failed for good to a person', async () => {
    await leave('mail', 5);
    await pool.query(
      `update log.outbox set failed_at = now() - interval '2 hours', relayed_at = now() - interval '2 hours'
       where position = 5`,
    );
    await leave('mail', 6);
    const { settings } = database;
    const found = await reconcileJobs({ pool, settings, clock }, 20_000);
    expect(found).toEqual({ waiting: 1, effects: 1, repeats: 1, wrong: [] });
    const { rows } = await pool.query(
      'select position from log.outbox where done_at is null and failed_at is not null',
    );
    expect(rows).toEqual([{ position: 5 }]);
  }, 30_000);
});

describe('what is known of backups', () => {
  let database: ThrowAwayDatabase;
  let pool: pg.Pool;
  let runs: BackupRuns;
  const clock = new FixedClock(noon);

  beforeAll(async () => {
    database = await throwAwayDatabase(logMigrations);
    pool = database.pool();
    runs = new BackupRuns(pool, clock);
  }, 60_000);
  afterAll(() => database.drop());

  const told = async (name: string): Promise<Readonly<Record<string, number>>> => {
    const { values = [] } = (await register.getSingleMetric(name)?.get()) ?? {};
    return Object.fromEntries(values.map(({ labels, value }) => [String(labels.kind ?? ''), value]));
  };

  it('is when each kind came to its end the last time, and that the others never did', async () => {
    await runs.done('full', 20);
    clock.set(new Date(noon.getTime() + 60_000));
    await runs.done('full', 21);
    const figures = new BackupFigures(runs);
    figures.onApplicationBootstrap();
    const at = noon.getTime() / 1_000 + 60;
    await until(async () => (await told('backup_done_timestamp_seconds')).full === at);
    expect(await told('backup_done_timestamp_seconds')).toEqual({ full: at, diff: 0, rehearsal: 0 });
    expect((await told('backup_duration_seconds')).full).toBe(21);
    // a server that archives nothing is not late with it
    expect(await told('wal_archive_overdue_seconds')).toEqual({ '': 0 });
    await figures.onApplicationShutdown();
  });

  it('is that a log has a position missing, or a head that it does not reach', async () => {
    const event = (ledger: number, position: number) =>
      pool.query(
        `insert into log.events (ledger, position, stream, version, type, schema, data, meta, at)
         values ($1, $2::int, 'slot/1', $2::int, 'SlotOpened', 1, '{}', '{}', $3)`,
        [ledger, position, noon],
      );
    await Promise.all([event(1, 1), event(1, 2), event(2, 1), event(2, 3), event(3, 1)]);
    await pool.query('insert into log.head (ledger, position) values (1, 2), (2, 3), (3, 2), (4, 1)');
    expect(await inspectLog(pool)).toEqual({
      events: 5,
      until: noon,
      wrong: [
        'ledger 2: head 3, last 3, 2 events',
        'ledger 3: head 2, last 1, 1 events',
        'ledger 4: head 1, last 0, 0 events',
      ],
    });
  });
});
