import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue, Worker } from 'bullmq';
import { until } from '../../../test/until.js';
import { queueOptions } from './queue-connection.js';
import { type ClusterHouse, clusterHouse, hasRedisClusters } from './testing/cluster-house.js';

const names = ['mail', 'media', 'payments', 'holds', 'slots', 'visits'];
const describeWhereItCan = hasRedisClusters ? describe : describe.skip;

describeWhereItCan('queues on a Redis Cluster', () => {
  let house: ClusterHouse;
  let queues: Queue[];
  let workers: Worker[];
  const done = new Set<string>();

  beforeAll(async () => {
    house = await clusterHouse();
    const options = queueOptions({ REDIS_URL: house.url, DATABASE_URL: '' });
    const work = async ({ queueName, id }: { queueName: string; id?: string | undefined }) =>
      void done.add(`${queueName} ${id}`);
    queues = names.map((name) => new Queue(name, options));
    workers = names.map((name) => new Worker(name, work, { ...options, drainDelay: 1, runRetryDelay: 500 }));
    for (const queue of queues) queue.on('error', () => undefined);
    for (const worker of workers) worker.on('error', () => undefined);
  }, 60_000);
  afterAll(async () => {
    await Promise.all([...queues.map((queue) => queue.close()), ...workers.map((worker) => worker.close(true))]);
    await house.stop();
  });

  /** As the outbox does: what has had no effect is handed over again, under the same id. */
  async function allDone(story: string): Promise<void> {
    const ids = Array.from({ length: 10 }, (_, nth) => `${story}-${nth}`);
    for (;;) {
      const left = queues.map((queue) => ids.filter((id) => !done.has(`${queue.name} ${id}`)));
      if (left.every((of) => of.length === 0)) return;
      queues.forEach((queue, nth) => {
        const jobs = left[nth]?.map((jobId) => ({ name: 'job', data: {}, opts: { jobId } })) ?? [];
        queue.addBulk(jobs).catch(() => undefined);
      });
      await pause(300);
    }
  }

  it('keep all keys of a queue on one server, and those of another queue on another one', async () => {
    await allDone('before');
    const homes = [...(await house.keys()).values()].map((keys) => new Set(keys.map((key) => key.split('}')[0])));
    expect(homes.flatMap((home) => [...home]).sort()).toEqual(names.map((name) => `{northlight:${name}`).sort());
    expect(homes.filter((home) => home.size > 0).length).toBeGreaterThan(1);
  });

  it('tell operators how they stand, and who works on them', async () => {
    await queues[0]?.add('later', {}, { delay: 60_000 });
    await until(async () => (await queues[0]?.getWorkersCount()) === 1);
    expect(await queues[0]?.getJobCounts('delayed', 'completed')).toEqual({ delayed: 1, completed: 10 });
  });

  it('go on at a replica when the master of the mail is killed, and lose no job', async () => {
    const master = await house.masterOf('{northlight:mail}:mail:wait');
    const during = allDone('during');
    house.kill(master);
    await during;
    await allDone('after');
    expect(done.size).toBe(names.length * 30);
    expect(await house.masterOf('{northlight:mail}:mail:wait')).not.toBe(master);
  }, 60_000);
});
