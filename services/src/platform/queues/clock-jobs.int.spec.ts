import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Job, Queue } from 'bullmq';
import { until } from '../../../test/until.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../database/testing/throw-away-database.js';
import { roomApp } from '../http/testing/room-app.js';
import { SystemClock } from '../kernel/clock.js';
import { logMigrations } from '../log-schema/log-migrations.js';
import { type ClockJob, ClockJobs } from './clock-jobs.js';
import { QueuesModule } from './queues.module.js';
import { RelayModule } from './relay.module.js';
import { everyBackend, forgetEverything } from './testing/queue-backends.js';

const name = 'bells';
const jobs: readonly ClockJob[] = [
  { queue: name, kind: 'chime', repeat: { pattern: '* * * * * *' } },
  { queue: name, kind: 'midnight', repeat: { pattern: '0 0 0 * * *', tz: 'America/New_York' }, data: { strokes: 12 } },
  { queue: name, kind: 'tick', repeat: { every: 15_000 } },
];

@Module({ imports: [QueuesModule, BullModule.registerQueue({ name }), RelayModule.of(jobs)] })
class ClockJobsModule {}

describe.each(everyBackend)('what clocks ask for, on %s', (_, redis) => {
  let database: ThrowAwayDatabase;
  let app: NestExpressApplication;
  let queue: Queue;
  let clocks: ClockJobs;

  beforeAll(async () => {
    if (redis) await forgetEverything(redis);
    database = await throwAwayDatabase(logMigrations, { REDIS_URL: redis });
    app = await roomApp(ClockJobsModule, { settings: database.settings, clock: new SystemClock() });
    await app.init();
    queue = app.get(getQueueToken(name), { strict: false });
    clocks = app.get(ClockJobs, { strict: false });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const schedulers = async () =>
    (await queue.getJobSchedulers()).map(({ key, every, pattern, tz, template }) => ({
      kind: key,
      repeat: JSON.parse(JSON.stringify({ every, pattern, tz })),
      data: template?.data,
    }));
  const expected = jobs.map(({ kind, repeat, data }) => ({ kind, repeat, data }));

  /** As a Redis that lost its disk, or one that somebody flushed. */
  async function loseEverything(): Promise<void> {
    if (redis) return forgetEverything(redis);
    for (const table of ['scheduler', 'job']) await database.pool().query(`delete from bullmq.${table}`);
  }

  it('is asked for as the list has it', async () => {
    expect(await schedulers()).toEqual(expect.arrayContaining(expected));
  });

  it('is asked for again at the next look after the queues have lost it', async () => {
    await loseEverything();
    expect(await schedulers()).toEqual([]);
    await clocks.keep();
    expect(await schedulers()).toEqual(expect.arrayContaining(expected));
    expect((await open()).map((job) => job.name).sort()).toEqual(['chime', 'midnight', 'tick']);
  });

  it('is put right at the next look when it is not as the list has it', async () => {
    await queue.upsertJobScheduler('chime', { every: 5_000 }, { name: 'chime' });
    await clocks.keep();
    expect(await schedulers()).toEqual(expect.arrayContaining(expected));
  });

  it('is asked for in time again at the next look after the clock was set back', async () => {
    const midnight = (await queue.getJobScheduler('midnight'))?.next ?? 0;
    const ahead = Date.now() + 3 * 86_400_000;
    await loseEverything();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(ahead);
    await clocks.keep();
    clock.mockRestore();
    expect((await nextTimes()).every((next) => next >= ahead)).toBe(true);
    await clocks.keep();
    const [chime = 0, again, tick = 0] = await nextTimes();
    expect([chime < Date.now() + 2_000, again, tick < Date.now() + 16_000]).toEqual([true, midnight, true]);
  });

  it('is not put off by a look while it is due and waits', async () => {
    const isDue = ({ timestamp, delay }: Job) => timestamp + delay <= Date.now();
    await until(async () => (await open()).some(isDue));
    const before = await open();
    await clocks.keep();
    expect((await open()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  const nextTimes = () => Promise.all(jobs.map(async ({ kind }) => (await queue.getJobScheduler(kind))?.next ?? 0));

  /** No worker moves what is due. */
  const open = () => queue.getJobs(['waiting', 'delayed']);
});
