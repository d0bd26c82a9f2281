import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import type pg from 'pg';
import { until } from '../../../test/until.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../database/testing/throw-away-database.js';
import { logMigrations } from '../log-schema/log-migrations.js';
import { enqueueJob } from './enqueue-job.js';
import { queueOptions } from './queue-connection.js';
import type { TestJob } from './testing/job-process.js';
import { everyBackend, forgetEverything } from './testing/queue-backends.js';

const script = join('services', 'dist', 'platform', 'queues', 'testing', 'job-process.js');

describe.each(everyBackend)('workers with their queues on %s', (_, queues) => {
  let database: ThrowAwayDatabase;
  let pool: pg.Pool;
  let deeds: Queue;
  let children: ChildProcess[] = [];
  let number = 0;

  beforeAll(async () => {
    if (queues) await forgetEverything(queues);
    database = await throwAwayDatabase(logMigrations, { REDIS_URL: queues });
    pool = database.pool();
    deeds = new Queue('deeds', queueOptions(database.settings));
    await pool.query('create schema spec; create table spec.deeds (name text, process integer, nth serial)');
  });
  afterEach(() => {
    const left = children;
    children = [];
    for (const child of left) child.kill('SIGKILL');
  });
  afterAll(async () => {
    await deeds.close();
    await database.drop();
  });

  function spawnWorker(): ChildProcess {
    const { DATABASE_URL, SECRET } = database.settings;
    const given = { DATABASE_URL, SECRET, REDIS_URL: queues, LOG_LEVEL: 'silent' };
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, ...given },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    return child;
  }

  async function worker(): Promise<ChildProcess> {
    const child = spawnWorker();
    await says(child, 'ready');
    return child;
  }

  const leave = (does: TestJob['does'], name: string) =>
    enqueueJob({ kind: 'deed', number: ++number, payload: { does, name }, at: new Date() }, pool);

  const done = async (): Promise<string[]> =>
    (await pool.query<{ name: string }>('select name from spec.deeds order by name')).rows.map(({ name }) => name);

  it('one of which sleeps in the middle of a job do it once, and the others meanwhile', async () => {
    const sleeper = await worker();
    const asleep = says(sleeper, 'sleep');
    await leave('sleep', 'dream');
    await asleep;
    const other = await worker();
    await leave('write', 'letter');
    await until(async () => (await done()).includes('letter'));
    await until(async () => (await lockWaiters()) > 0); // the other one has been given the job of the one who sleeps
    sleeper.kill('SIGCONT');
    await until(async () => (await waiting()) === 0);
    expect(await done()).toEqual(['dream', 'letter']);
    const ended = [sleeper, other].map((child) => once(child, 'exit'));
    for (const child of [sleeper, other]) child.kill('SIGTERM');
    expect(await Promise.all(ended)).toEqual([
      [0, null],
      [0, null],
    ]);
  });

  it('are killed by a job three times at most, and do the others', async () => {
    await leave('die', 'poison');
    for (const name of ['bread', 'water']) await leave('write', name);
    let deaths = 0;
    const supervise = (): void => {
      spawnWorker().once('exit', (_code, signal) => {
        if (children.length > 0) supervise();
        if (signal === 'SIGKILL') deaths += 1;
      });
    };
    supervise();
    await until(async () => (await deeds.getFailedCount()) === 1, 150);
    await leave('write', 'wine');
    await until(async () => (await done()).length === 5); // suspects step back for some seconds
    expect(await done()).toEqual(['bread', 'dream', 'letter', 'water', 'wine']);
    expect(deaths).toBeLessThanOrEqual(3);
    // neither the death of a worker nor stepping back behind another suspect uses a try of theirs
    await until(async () => (await deeds.getCompletedCount()) === 5);
    expect((await deeds.getCompleted()).map(({ attemptsMade }) => attemptsMade)).toEqual([1, 1, 1, 1, 1]);
    await until(async () => (await failedForGood()) === 1);
    expect(await waiting()).toBe(1);
  }, 180_000);

  const waiting = async (): Promise<number> =>
    (await pool.query('select from log.outbox where done_at is null')).rowCount ?? 0;

  const failedForGood = async (): Promise<number> =>
    (await pool.query('select from log.outbox where done_at is null and failed_at is not null')).rowCount ?? 0;

  const lockWaiters = async (): Promise<number> =>
    (
      await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
           and query like '%log.outbox%'`,
      )
    ).rowCount ?? 0;
});

/** Waits until a process has said a word. */
async function says(child: ChildProcess, word: string): Promise<void> {
  const heard = child.stdout as NodeJS.ReadableStream;
  for (;;) {
    const [bytes] = await once(heard, 'data');
    if (String(bytes).includes(word)) return;
  }
}
