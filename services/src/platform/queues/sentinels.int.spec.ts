import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue, Worker } from 'bullmq';
import { queueOptions } from './queue-connection.js';
import { hasSentinels, type SentinelHouse, sentinelHouse } from './testing/sentinel-house.js';

const describeWhereItCan = hasSentinels ? describe : describe.skip;

describeWhereItCan('queues on a Redis that Sentinels watch', () => {
  let house: SentinelHouse;
  let queue: Queue;
  let worker: Worker;
  const done = new Set<string>();

  beforeAll(async () => {
    house = await sentinelHouse();
    const options = queueOptions({ REDIS_URL: house.url, DATABASE_URL: '' });
    queue = new Queue('letters', options);
    const work = async ({ id }: { readonly id?: string | undefined }) => void done.add(String(id));
    worker = new Worker('letters', work, { ...options, drainDelay: 1 });
    queue.on('error', () => undefined);
    worker.on('error', () => undefined);
  }, 60_000);
  afterAll(async () => {
    await Promise.all([queue.close(), worker.close(true)]);
    await house.stop();
  });

  const names = (story: string): string[] => Array.from({ length: 20 }, (_, nth) => `${story}-${nth}`);
  /** As the outbox does: what has had no effect is handed over again, under the same id. */
  async function allDone(ids: readonly string[]): Promise<void> {
    for (;;) {
      const left = ids.filter((id) => !done.has(id));
      if (left.length === 0) return;
      queue.addBulk(left.map((jobId) => ({ name: 'letter', data: {}, opts: { jobId } }))).catch(() => undefined);
      await pause(500);
    }
  }

  it('go on at another master when theirs is killed, and lose no job', async () => {
    await allDone(names('before'));
    const during = allDone(names('during'));
    await house.signalMaster('SIGKILL');
    await during;
    await allDone(names('after'));
    expect(done.size).toBe(60);
  }, 90_000);

  it('go on, too, when it is there and says nothing any more', async () => {
    await house.signalMaster('SIGSTOP');
    await allDone(names('frozen'));
    expect(done.size).toBe(80);
  }, 90_000);
});
