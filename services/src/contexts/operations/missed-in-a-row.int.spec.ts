import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { Queue, Worker } from 'bullmq';
import { until } from '../../../test/until.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../../platform/database/testing/throw-away-database.js';
import { roomApp } from '../../platform/http/testing/room-app.js';
import { SystemClock } from '../../platform/kernel/clock.js';
import { logMigrations } from '../../platform/log-schema/log-migrations.js';
import { metricsText } from '../../platform/observability/metrics.js';
import { scheduled } from '../../platform/queues/job-host.js';
import { queueOptions } from '../../platform/queues/queue-connection.js';
import { QueuesModule } from '../../platform/queues/queues.module.js';
import { everyBackend, forgetEverything } from '../../platform/queues/testing/queue-backends.js';
import { missedInARow } from './missed-in-a-row.js';
import { OperationsWorker } from './operations.worker.js';

const name = 'nights';

@Module({ imports: [QueuesModule, BullModule.registerQueue({ name }), OperationsWorker.of([name])] })
class TellerModule {}

describe.each(everyBackend)('what a clock asks of a queue on %s', (_, redis) => {
  let database: ThrowAwayDatabase;
  let queue: Queue;
  let worker: Worker;
  let hasSand = true;

  beforeAll(async () => {
    if (redis) await forgetEverything(redis);
    database = await throwAwayDatabase(logMigrations, { REDIS_URL: redis });
    const options = queueOptions(database.settings);
    queue = new Queue(name, options);
    const work = async () => {
      if (hasSand) throw new Error('There is sand in the gears');
    };
    worker = new Worker(name, work, { ...options, drainDelay: 1 });
    worker.on('error', () => undefined);
  }, 60_000);
  afterAll(async () => {
    await worker.close();
    await queue.close();
    await database.drop();
  });

  const ended = async () => (await queue.getFailedCount()) + (await queue.getCompletedCount());
  async function night(data = {}): Promise<void> {
    const before = await ended();
    await queue.add('turn', data, scheduled);
    await until(async () => (await ended()) > before);
  }

  it('has missed nothing before it was asked for', async () => {
    expect(await missedInARow(queue)).toBe(0);
  });

  it('is counted each time it fails', async () => {
    for (const times of [1, 2, 3]) {
      await night();
      expect(await missedInARow(queue)).toBe(times);
    }
  });

  it('is told to Prometheus', async () => {
    const teller = await roomApp(TellerModule, { settings: database.settings, clock: new SystemClock() });
    await teller.init();
    try {
      await until(async () => (await metricsText()).includes(`clock_jobs_missed_in_a_row{queue="${name}"} 3`));
    } finally {
      await teller.close();
    }
  });

  it('is counted anew once it was done', async () => {
    hasSand = false;
    await night();
    expect(await missedInARow(queue)).toBe(0);
    hasSand = true;
    await night();
    expect(await missedInARow(queue)).toBe(1);
  });

  it('is not mixed up with jobs that the outbox counts', async () => {
    await night({ outbox: { ledger: 0, position: 1, kind: 'turn' }, payload: {} });
    expect(await missedInARow(queue)).toBe(1);
  });
});
