import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Queue, Worker } from 'bullmq';
import { until } from '../../../test/until.js';
import { type BlackHole, blackHole } from '../database/testing/black-hole.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../database/testing/throw-away-database.js';
import { logMigrations } from '../log-schema/log-migrations.js';
import { queueOptions } from './queue-connection.js';

const name = 'letters';

describe('a queue whose connections to PostgreSQL say nothing any more', () => {
  let database: ThrowAwayDatabase;
  let wire: BlackHole;
  let queue: Queue;
  let worker: Worker;
  let done: string[];

  beforeAll(async () => {
    database = await throwAwayDatabase(logMigrations);
  });
  beforeEach(async () => {
    wire = await blackHole(database.settings.DATABASE_URL);
    done = [];
  });
  afterEach(async () => {
    const closed = Promise.all([queue.close(), worker.close(true)]);
    wire.cut();
    await closed;
    wire.close();
  });
  afterAll(() => database.drop());

  function open(): void {
    const options = queueOptions({ DATABASE_URL: wire.url }, { connectMs: 1_000, answerMs: 1_000 });
    const work = async ({ id }: { readonly id?: string | undefined }) => void done.push(String(id));
    queue = new Queue(name, options);
    worker = new Worker(name, work, { ...options, drainDelay: 1, runRetryDelay: 100, skipStalledCheck: true });
    queue.on('error', () => undefined);
    worker.on('error', () => undefined);
  }
  const add = (jobId: string) => queue.add('letter', {}, { jobId });
  /** Each connection that is lost costs one question, and a busy machine may need several times. */
  const isAdded = (jobId: string) => until(() => add(jobId).then(Boolean, () => false));

  it('says so in time, and goes on over others', async () => {
    open();
    await isAdded('first');
    await until(async () => done.includes('first'));
    wire.swallow();
    await expect(add('lost')).rejects.toThrow('timeout');
    wire.carryNew();
    await isAdded('second');
    await until(async () => done.includes('second'));
  });

  it('goes on, too, when they were so from the start, and has its worker', async () => {
    wire.swallow();
    open();
    await expect(add('lost')).rejects.toThrow('timeout');
    wire.carryNew();
    await isAdded('third');
    await until(async () => done.includes('third') && (await queue.getWorkersCount()) === 1);
  });
});
