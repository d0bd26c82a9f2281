import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue, Worker } from 'bullmq';
import { until } from '../../../test/until.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../database/testing/throw-away-database.js';
import { logMigrations } from '../log-schema/log-migrations.js';
import { postponeJob } from './postpone-job.js';
import { queueOptions } from './queue-connection.js';
import { everyBackend, forgetEverything } from './testing/queue-backends.js';

const name = 'postponed';

describe.each(everyBackend)('a job that is postponed, on %s', (_, redis) => {
  let database: ThrowAwayDatabase;
  let queue: Queue;
  let worker: Worker;
  const starts: number[] = [];
  const failures: Error[] = [];

  beforeAll(async () => {
    if (redis) await forgetEverything(redis);
    database = await throwAwayDatabase(logMigrations, { REDIS_URL: redis });
    const options = queueOptions(database.settings);
    queue = new Queue(name, options);
    worker = new Worker(
      name,
      async (job, token) => {
        starts.push(Date.now());
        if (starts.length < 3) await postponeJob({ job, token }, 50.4999 + starts.length / 3);
      },
      { ...options, drainDelay: 1 },
    );
    worker.on('error', () => undefined);
    worker.on('failed', (_job, error) => failures.push(error));
  }, 60_000);
  afterAll(async () => {
    await worker.close();
    await queue.close();
    await database.drop();
  });

  it('by a fraction of a millisecond, runs again and has used no try', async () => {
    await queue.add('letter', {}, { jobId: 'letter', attempts: 2 });
    await until(async () => (await queue.getCompletedCount()) + (await queue.getFailedCount()) === 1);
    expect(failures).toEqual([]);
    expect(starts).toHaveLength(3);
    expect(await queue.getJob('letter')).toMatchObject({ attemptsMade: 1, attemptsStarted: 3 });
  });
});
