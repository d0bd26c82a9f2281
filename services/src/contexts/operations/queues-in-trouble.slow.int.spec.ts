import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { QueueView } from '@northlight/contracts';
import { Queue, Worker } from 'bullmq';
import type pg from 'pg';
import { until } from '../../../test/until.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../../platform/database/testing/throw-away-database.js';
import { roomApp } from '../../platform/http/testing/room-app.js';
import { SystemClock } from '../../platform/kernel/clock.js';
import { logMigrations } from '../../platform/log-schema/log-migrations.js';
import { metricsText } from '../../platform/observability/metrics.js';
import { queueOptions } from '../../platform/queues/queue-connection.js';
import { QueuesModule } from '../../platform/queues/queues.module.js';
import { everyBackend, forgetEverything } from '../../platform/queues/testing/queue-backends.js';
import { OperationsWorker } from './operations.worker.js';
import { viewsOf } from './queue-views.js';

/** A worker is taken for dead soon, and says nothing of its jobs. */
const impatient = { lockDuration: 500, stalledInterval: 500, skipLockRenewal: true, drainDelay: 1 };

@Module({ imports: [QueuesModule, BullModule.registerQueue({ name: 'mail' }), OperationsWorker.of(['mail'])] })
class TellerModule {}

describe.each(everyBackend)('a queue on %s', (_, redis) => {
  let database: ThrowAwayDatabase;
  let queue: Queue;
  let pool: pg.Pool | undefined;
  let options: ReturnType<typeof queueOptions>;
  let teller: NestExpressApplication;
  const workers: Worker[] = [];
  let letGo: () => void = () => undefined;

  beforeAll(async () => {
    if (redis) await forgetEverything(redis);
    database = await throwAwayDatabase(logMigrations, { REDIS_URL: redis });
    options = queueOptions(database.settings);
    pool = redis ? undefined : database.pool();
    queue = new Queue('mail', options);
    teller = await roomApp(TellerModule, { settings: database.settings, clock: new SystemClock() });
    await teller.init();
  }, 60_000);
  afterAll(async () => {
    letGo();
    for (const worker of workers) await worker.close();
    await queue.close();
    await teller.close();
    await database.drop();
  });

  function aWorker(work: () => Promise<void>): Worker {
    const worker = new Worker('mail', work, { ...options, ...impatient });
    worker.on('error', () => undefined);
    workers.push(worker);
    return worker;
  }
  const view = async (): Promise<Partial<QueueView>> => (await viewsOf([queue], pool))[0] ?? {};

  it('whose worker died shows that its job runs without one, and for how long', async () => {
    const worker = aWorker(
      () =>
        new Promise((resolve) => {
          letGo = resolve;
        }),
    );
    await queue.add('letter', {});
    await until(async () => (await view()).active === 1);
    await worker.close(true);
    await until(async () => (await view()).workers === 0);
    expect(await view()).toMatchObject({ active: 1, waiting: 0, oldestSeconds: expect.any(Number) });
  });

  it('shows as stalled what has lost its worker and waits again', async () => {
    await queue.pause();
    aWorker(async () => undefined);
    await until(async () => (await view()).waiting === 1);
    expect(await view()).toMatchObject({ active: 0, stalled: 1, isPaused: true });
  });

  it('is told to Prometheus as the page shows it', async () => {
    const texts = ['queues_answer 1', 'queue_paused{queue="mail"} 1', 'queue_stalled_jobs{queue="mail"} 1'];
    texts.push('queue_workers{queue="mail"} 1', 'queue_jobs{queue="mail",state="waiting"} 1');
    const isTold = async () => {
      const lines = (await metricsText()).split('\n');
      return texts.every((line) => lines.includes(line));
    };
    await until(isTold);
    expect(await metricsText()).toMatch(/^queue_oldest_job_seconds\{queue="mail"\} \d/m);
  });

  it('does not show as overdue what a clock will ask for', async () => {
    await queue.resume();
    await until(async () => (await view()).completed === 1);
    await queue.upsertJobScheduler('nightly', { every: 86_400_000, startDate: Date.now() + 80_000_000 }, { name: 'n' });
    expect(await view()).toMatchObject({ delayed: 1, oldestSeconds: null });
  });
});
