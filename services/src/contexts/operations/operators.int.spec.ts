import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { AuditEntryView } from '@northlight/contracts';
import { Queue, Worker } from 'bullmq';
import pg from 'pg';
import { until } from '../../../test/until.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../../platform/database/testing/throw-away-database.js';
import { roomApp, signedIn } from '../../platform/http/testing/room-app.js';
import { SystemClock } from '../../platform/kernel/clock.js';
import { logMigrations } from '../../platform/log-schema/log-migrations.js';
import { enqueueJob } from '../../platform/queues/enqueue-job.js';
import { Outbox } from '../../platform/queues/outbox.js';
import { queueOptions } from '../../platform/queues/queue-connection.js';
import { everyBackend, forgetEverything } from '../../platform/queues/testing/queue-backends.js';
import { OperationsModule } from './index.js';

const ops = signedIn({ id: 3, roles: ['ops'] });

describe.each(everyBackend)('an operator of queues on %s', (_, redis) => {
  let database: ThrowAwayDatabase;
  let app: NestExpressApplication;
  let pool: pg.Pool;
  let queue: Queue;
  let worker: Worker | undefined;
  let isWell = false;

  beforeAll(async () => {
    if (redis) await forgetEverything(redis);
    database = await throwAwayDatabase(logMigrations, { REDIS_URL: redis });
    const options = queueOptions(database.settings);
    // a name that no other spec has: Redis tells of the workers of a queue in all of its databases
    queue = new Queue('letters', options);
    const work = async () => {
      if (!isWell) throw new Error('The post office is closed');
    };
    worker = new Worker('letters', work, { ...options, drainDelay: 1 });
    worker.on('error', () => undefined);
    const module = OperationsModule.of(['letters', 'media']);
    app = await roomApp(module as never, { settings: database.settings, clock: new SystemClock() });
    await app.listen(0, '127.0.0.1');
    pool = app.get(pg.Pool, { strict: false });
  }, 60_000);
  afterAll(async () => {
    await worker?.close();
    await queue.close();
    await app.close();
    await database.drop();
  });

  async function ask(call: string, headers: Record<string, string> = ops, body?: object) {
    const [method = '', path] = call.split(' ');
    const json: Record<string, string> = body ? { 'Content-Type': 'application/json' } : {};
    const init = { method, headers: { ...headers, ...json }, ...(body ? { body: JSON.stringify(body) } : {}) };
    const response = await fetch(`${await app.getUrl()}${path}`, { ...init });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined };
  }
  const letters = async () =>
    (await ask('GET /api/admin/queues')).body.queues.find(({ name }: { name: string }) => name === 'letters');
  const outbox = async () => (await ask('GET /api/admin/outbox')).body;

  /** A job of the outbox that its queue has tried once and for all. */
  async function aFailedJob(number: number): Promise<string> {
    isWell = false;
    const key = { ledger: 0, position: number, kind: 'letter' };
    await enqueueJob({ kind: 'letter', number, payload: { letter: number }, at: new Date() }, pool);
    const jobId = `letter-0-${number}`;
    const before = (await letters()).failed;
    await queue.add('letter', { outbox: key, payload: { letter: number } }, { jobId, attempts: 1 });
    await until(async () => (await letters()).failed === before + 1);
    await app.get(Outbox, { strict: false }).fail(key);
    return jobId;
  }

  it('sees every queue, and each job that failed with its reason', async () => {
    const id = await aFailedJob(1);
    expect((await ask('GET /api/admin/queues')).body.queues.map(({ name }: { name: string }) => name)).toEqual([
      'letters',
      'media',
    ]);
    expect(await letters()).toMatchObject({
      isPaused: false,
      waiting: 0,
      active: 0,
      failed: 1,
      oldestSeconds: null,
      workers: 1,
    });
    const { body } = await ask('GET /api/admin/queues/letters/failed');
    expect(body).toEqual([
      expect.objectContaining({
        id,
        queue: 'letters',
        kind: 'letter',
        reason: 'The post office is closed',
        attempts: 1,
        payload: { letter: 1 },
      }),
    ]);
  });

  it('has a failed job tried again, once', async () => {
    isWell = true;
    expect(await outbox()).toMatchObject({ waiting: 0, failed: 1, jobs: [{ failedAt: expect.any(String) }] });
    expect((await ask('POST /api/admin/queues/letters/jobs/letter-0-1/retry')).status).toBe(204);
    expect(await outbox()).toMatchObject({ waiting: 1, failed: 0, jobs: [{ failedAt: null }] });
    await until(async () => (await letters()).completed === 1);
    expect((await ask('GET /api/admin/queues/letters/failed')).body).toEqual([]);
    expect(await ask('POST /api/admin/queues/letters/jobs/letter-0-1/retry')).toMatchObject({
      status: 409,
      body: { code: 'JOB_NOT_FAILED' },
    });
  });

  it('gives a failed job up, and the outbox does not hand it over again', async () => {
    const id = await aFailedJob(2);
    expect((await outbox()).failed).toBe(1);
    expect((await ask(`DELETE /api/admin/queues/letters/jobs/${id}`)).status).toBe(204);
    expect([(await outbox()).failed, (await letters()).failed]).toEqual([0, 0]);
    expect((await ask(`DELETE /api/admin/queues/letters/jobs/${id}`)).status).toBe(409);
  });

  it('has all failed jobs of a queue tried again, is told how many, and leaves it on record', async () => {
    for (const number of [3, 4]) await aFailedJob(number);
    const loose = Array.from({ length: 40 }, () => ({ name: 'letter', data: { payload: {} }, opts: { attempts: 1 } }));
    await queue.addBulk(loose);
    // what it came from cannot be told, so it stays
    const odd = await queue.add('letter', { outbox: { ledger: 'none' }, payload: {} }, { attempts: 1 });
    await until(async () => (await letters()).failed === 43);
    isWell = true;
    const retryAll = 'POST /api/admin/queues/letters/retry';
    expect(await ask(retryAll)).toMatchObject({ status: 200, body: { retried: 42, left: 1 } });
    await until(async () => (await letters()).completed === 43);
    expect((await outbox()).failed).toBe(0);
    const { rows } = await pool.query("select new from log.audit where what = 'retried all'");
    expect(rows).toEqual([{ new: { jobs: 42 } }]);
    await odd.remove();
    expect(await ask(retryAll)).toMatchObject({ status: 409, body: { code: 'NOTHING_FAILED' } });
  });

  it('pauses a queue and sees what waits, and since when', async () => {
    expect((await ask('POST /api/admin/queues/letters/pause')).status).toBe(204);
    await queue.add('letter', { payload: {} });
    await until(async () => (await letters()).waiting === 1);
    expect(await letters()).toMatchObject({ isPaused: true, oldestSeconds: expect.any(Number) });
    isWell = true;
    expect((await ask('POST /api/admin/queues/letters/resume')).status).toBe(204);
    await until(async () => (await letters()).waiting === 0);
    expect((await letters()).isPaused).toBe(false);
  });

  it('leaves on record what was done, by whom; what was refused is not there', async () => {
    const admin = signedIn({ id: 1, isAdmin: true });
    const { status, body } = await ask('GET /api/admin/audit?room=operations&limit=5', admin);
    const described = body.items.map(({ who, what, subject }: AuditEntryView) => [
      who,
      what,
      subject.kind,
      subject.name,
    ]);
    expect([status, described]).toEqual([
      200,
      [
        ['account 3', 'resumed', 'queue', null],
        ['account 3', 'paused', 'queue', null],
        ['account 3', 'retried all', 'queue', null],
        ['account 3', 'discarded', 'job', 'letters: letter-0-2'],
        ['account 3', 'retried', 'job', 'letters: letter-0-1'],
      ],
    ]);
    expect((await ask('GET /api/admin/audit', ops)).status).toBe(403);
  });

  it('sees what the outbox holds, and replays what is parked', async () => {
    await pool.query(
      `insert into log.parked (subscription, ledger, position, stream, error, tries, at)
       values ('letters', 1, 7, 'booking/x', 'no stamp', 10, now())`,
    );
    const { body } = await ask('GET /api/admin/outbox');
    expect(body.jobs[0]).toMatchObject({ kind: 'letter', position: 1, relayedAt: null });
    expect(body.parked).toEqual([
      expect.objectContaining({ subscription: 'letters', position: 7, error: 'no stamp', tries: 10 }),
    ]);
    expect((await ask('POST /api/admin/outbox/replay', ops, { subscription: 'letters' })).body).toEqual({ streams: 1 });
    expect((await ask('POST /api/admin/outbox/replay', ops, { subscription: 'nobody' })).status).toBe(404);
  });

  it.each([
    ['a visitor', signedIn(), 403],
    ['the desk', signedIn({ roles: ['desk'] }), 403],
    ['nobody', {}, 401],
  ])('is not %s', async (_who, headers, status) => {
    const calls = ['GET /api/admin/queues', 'GET /api/admin/outbox', 'POST /api/admin/queues/letters/pause'];
    for (const call of calls) expect([call, (await ask(call, headers)).status]).toEqual([call, status]);
    expect((await ask('GET /api/admin/queues/nothing/failed')).status).toBe(404);
  });
});
