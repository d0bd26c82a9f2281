import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ModuleRef } from '@nestjs/core';
import { Queue } from 'bullmq';
import type pg from 'pg';
import { until } from '../../../test/until.js';
import type { Settings } from '../config/settings.js';
import { type BlackHole, blackHole } from '../database/testing/black-hole.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../database/testing/throw-away-database.js';
import { HealthController } from '../http/health.controller.js';
import { SystemClock } from '../kernel/clock.js';
import { Refusal } from '../kernel/refusal.js';
import { logMigrations } from '../log-schema/log-migrations.js';
import { ClockJobRuns } from './clock-job-runs.js';
import { ClockJobList, ClockJobs } from './clock-jobs.js';
import { enqueueJob } from './enqueue-job.js';
import { JobsReadiness } from './jobs-readiness.js';
import { Outbox } from './outbox.js';
import { OutboxRelay } from './outbox-relay.js';
import { queueOptions } from './queue-connection.js';
import { everyBackend, forgetEverything } from './testing/queue-backends.js';

const noModules = {} as ModuleRef;

describe('a relay whose database hangs', () => {
  /** A PostgreSQL that takes connections and says nothing, as one does that hangs. */
  let server: Server;
  let sockets: Socket[];
  let port: number;

  beforeEach(async () => {
    sockets = [];
    server = createServer((socket) => sockets.push(socket.resume()));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    port = (server.address() as AddressInfo).port;
    // the looks come when a story lets them; the patience with a server that says nothing is real
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  /** Every connection that was begun before has arrived. */
  async function allHaveArrived(): Promise<void> {
    const last = connect(port, '127.0.0.1');
    await until(async () =>
      sockets.some(({ remotePort }) => remotePort !== undefined && remotePort === last.localPort),
    );
    last.destroy();
  }

  it('asks over one connection, however often it looks, and stops when it is told to', async () => {
    const outbox = { take: async () => [] } as unknown as Outbox;
    const relay = new OutboxRelay(outbox, { DATABASE_URL: `postgres://127.0.0.1:${port}/x` } as Settings);
    const started = relay.onApplicationBootstrap();
    jest.advanceTimersByTime(10_000);
    await allHaveArrived();
    expect(sockets.length).toBe(2); // its own, and that of this story
    await started;
    await relay.onApplicationShutdown();
  });
});

describe.each(everyBackend)('a relay one of whose queues says nothing, on %s', (_, redis) => {
  let database: ThrowAwayDatabase;
  let wire: BlackHole;
  let relay: OutboxRelay;
  let silent: Queue;
  let well: Queue;
  let pool: pg.Pool;
  let health: HealthController;

  beforeAll(async () => {
    if (redis) await forgetEverything(redis);
    database = await throwAwayDatabase(logMigrations, { REDIS_URL: redis });
    const { settings } = database;
    wire = await blackHole(redis || settings.DATABASE_URL);
    const overWire = { DATABASE_URL: wire.url, REDIS_URL: redis && wire.url };
    silent = new Queue('silent', queueOptions(overWire, { answerMs: 1_000, connectMs: 1_000 }));
    well = new Queue('well', queueOptions(settings));
    pool = database.pool();
    const outbox = new Outbox(pool, new SystemClock());
    relay = new OutboxRelay(outbox, settings);
    health = new HealthController(
      pool,
      new JobsReadiness(
        outbox,
        relay,
        new ClockJobs(new ClockJobList([]), noModules, new ClockJobRuns(pool, new SystemClock())),
      ),
    );
    relay.route('to-silent', silent);
    relay.route('to-well', well);
  }, 60_000);
  afterAll(async () => {
    wire.cut();
    await relay.onApplicationShutdown();
    await Promise.all([silent.close(), well.close()]);
    wire.close();
    await database.drop();
  });

  const leave = (kind: string, number: number, at = new Date()) => enqueueJob({ kind, number, payload: {}, at }, pool);

  it('is ready while all answer, and says how long its oldest job waits', async () => {
    expect(await health.ready()).toEqual({ status: 'ok', oldestJobSeconds: 0 });
    await leave('to-well', 9, new Date(Date.now() - 301_000));
    expect(await health.ready()).toEqual({ status: 'degraded', oldestJobSeconds: expect.closeTo(301, -1) });
    await pool.query('delete from log.outbox');
  });

  it('takes a job for another one when a failover has given its position a second time', async () => {
    const retaken = new OutboxRelay(new Outbox(pool, new SystemClock()), database.settings);
    retaken.route('again', well);
    for (const [nth, at] of [new Date('2026-11-20T12:00:00.001Z'), new Date('2026-11-20T12:00:07.002Z')].entries()) {
      await pool.query('delete from log.outbox');
      await leave('again', 7, at);
      if (nth === 0) await retaken.onApplicationBootstrap();
      await until(async () => (await well.getWaitingCount()) === nth + 1);
    }
    await retaken.onApplicationShutdown();
    await pool.query('delete from log.outbox');
    await well.drain();
  });

  it('hands the jobs of the others over meanwhile, and its own once it answers', async () => {
    await well.getJobCounts();
    await until(() => silent.getJobCounts().then(Boolean, () => false)); // a busy machine may need several times
    wire.swallow();
    await expect(health.ready()).rejects.toThrow(new Refusal('UNAVAILABLE'));
    for (const number of [1, 2]) for (const kind of ['to-silent', 'to-well']) await leave(kind, number);
    await relay.onApplicationBootstrap();
    await until(async () => (await well.getWaitingCount()) === 2);
    await leave('to-well', 3);
    await until(async () => (await well.getWaitingCount()) === 3);
    wire.carryNew();
    if (redis) wire.cut(); // its client waits for what it sent as long as the connection is there
    await until(async () => (await silent.getWaitingCount().catch(() => 0)) === 2);
  });
});

describe.each(everyBackend)('a relay one of whose queues is worked off slowly, on %s', (_, redis) => {
  let database: ThrowAwayDatabase;
  let relay: OutboxRelay;
  let slow: Queue;
  let well: Queue;
  let pool: pg.Pool;

  beforeAll(async () => {
    if (redis) await forgetEverything(redis);
    database = await throwAwayDatabase(logMigrations, { REDIS_URL: redis });
    const { settings } = database;
    [slow, well] = [new Queue('slow', queueOptions(settings)), new Queue('well', queueOptions(settings))];
    pool = database.pool();
    relay = new OutboxRelay(new Outbox(pool, new SystemClock()), settings);
    relay.route('to-slow', slow);
    relay.route('to-well', well);
  }, 60_000);
  afterAll(async () => {
    await relay.onApplicationShutdown();
    await Promise.all([slow.close(), well.close()]);
    await database.drop();
  });

  const handedOver = async (): Promise<number | null> =>
    (await pool.query("select from log.outbox where kind = 'to-slow' and relayed_at is not null")).rowCount;

  it('keeps what is too much for it, for nothing would come sooner, and hands the rest over as it is worked off', async () => {
    await pool.query(
      `insert into log.outbox (ledger, position, kind, payload, at)
       select 0, nth, 'to-slow', '{}', now() from generate_series(1, 500) nth`,
    );
    await relay.onApplicationBootstrap();
    await until(async () => (await handedOver()) === 300);
    for (const number of [1, 2, 3]) {
      await enqueueJob({ kind: 'to-well', number, payload: {}, at: new Date() }, pool);
      await until(async () => (await well.getWaitingCount()) === number);
    }
    expect(await handedOver()).toBe(300);
    await slow.drain();
    await until(async () => (await handedOver()) === 500);
    await until(async () => (await slow.getWaitingCount()) === 200);
  });
});
