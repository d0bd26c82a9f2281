import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { BullModule, BullRegistrar, InjectQueue, Processor } from '@nestjs/bullmq';
import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Job, Queue } from 'bullmq';
import { until } from '../../../test/until.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../database/testing/throw-away-database.js';
import { roomApp } from '../http/testing/room-app.js';
import { SystemClock } from '../kernel/clock.js';
import { logMigrations } from '../log-schema/log-migrations.js';
import { logger } from '../observability/logger.js';
import { metricsText } from '../observability/metrics.js';
import { ClockJobRuns } from './clock-job-runs.js';
import { JobHost, scheduled } from './job-host.js';
import { QueuesModule } from './queues.module.js';

const name = 'gears';

@Processor(name, { drainDelay: 1 })
class GearsProcessor extends JobHost {
  async process({ name: kind }: Job): Promise<void> {
    if (kind !== 'oiled') throw new Error('There is sand in the gears');
  }
}

@Module({ imports: [QueuesModule, BullModule.registerQueue({ name })], providers: [GearsProcessor] })
class GearsModule implements OnApplicationBootstrap {
  constructor(
    @InjectQueue(name) readonly queue: Queue,
    private readonly modules: ModuleRef,
  ) {}

  onApplicationBootstrap(): void {
    this.modules.get(BullRegistrar, { strict: false }).register();
  }
}

describe('a job that fails', () => {
  let database: ThrowAwayDatabase;
  let app: NestExpressApplication;
  let queue: Queue;
  const shown = jest.spyOn(logger, 'error');

  beforeAll(async () => {
    database = await throwAwayDatabase(logMigrations, { REDIS_URL: '' });
    app = await roomApp(GearsModule, { settings: database.settings, clock: new SystemClock() });
    await app.init();
    queue = app.get(GearsModule).queue;
  }, 60_000);
  afterEach(() => void shown.mockClear());
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const lines = () => shown.mock.calls.map(([, line]) => line);
  const counted = async (outcome: string): Promise<boolean> =>
    (await metricsText()).includes(`jobs_total{queue="${name}",outcome="${outcome}"} 1`);

  it('and that a clock asks for is tried again the next time, and said so', async () => {
    await queue.upsertJobScheduler('turn', { every: 86_400_000 }, { name: 'turn', opts: scheduled });
    await until(async () => lines().length > 0);
    expect(lines()).toEqual([expect.stringMatching(/tried again when the clock asks the next time$/)]);
    expect([await counted('retried'), await counted('failed')]).toEqual([true, false]);
    expect(await queue.getDelayedCount()).toBe(1);
  });

  it('and that was committed with what asked for it waits for a person after its last try', async () => {
    const outbox = { ledger: 0, position: 1, kind: 'turn' };
    await queue.add('turn', { outbox, payload: {} }, { attempts: 1 });
    await until(async () => lines().length > 0);
    expect(lines()).toEqual(['A job failed for good: somebody has to look']);
    expect(await counted('failed')).toBe(true);
  });

  it('is noted when it is done, and not when it is not', async () => {
    const runs = app.get(ClockJobRuns, { strict: false });
    await queue.add('oiled', {}, scheduled);
    await until(async () => (await runs.lastDone('oiled')) !== undefined);
    expect(await runs.lastDone('turn')).toBeUndefined();
  });
});
