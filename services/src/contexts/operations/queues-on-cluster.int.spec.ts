import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Queue } from 'bullmq';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../../platform/database/testing/throw-away-database.js';
import { roomApp, signedIn } from '../../platform/http/testing/room-app.js';
import { SystemClock } from '../../platform/kernel/clock.js';
import { logMigrations } from '../../platform/log-schema/log-migrations.js';
import { queueOptions } from '../../platform/queues/queue-connection.js';
import { type ClusterHouse, clusterHouse, hasRedisClusters } from '../../platform/queues/testing/cluster-house.js';
import { OperationsModule, serveQueueBoard } from './index.js';

const headers = signedIn({ id: 3, roles: ['ops'] });
const names = ['mail', 'media', 'payments'];
const describeWhereItCan = hasRedisClusters ? describe : describe.skip;

describeWhereItCan('an operator of queues on a Redis Cluster', () => {
  let house: ClusterHouse;
  let database: ThrowAwayDatabase;
  let app: NestExpressApplication;

  beforeAll(async () => {
    house = await clusterHouse(0);
    database = await throwAwayDatabase(logMigrations, { REDIS_URL: house.url });
    for (const name of names) {
      const queue = new Queue(name, queueOptions(database.settings));
      await queue.addBulk([1, 2].map((nth) => ({ name: 'job', data: {}, opts: { jobId: `job-${nth}` } })));
      await queue.close();
    }
    app = await roomApp(OperationsModule.of(names) as never, { settings: database.settings, clock: new SystemClock() });
    serveQueueBoard(app);
    await app.listen(0, '127.0.0.1');
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await database.drop();
    await house.stop();
  });

  async function read(path: string): Promise<{ name: string; counts: object }[]> {
    const response = await fetch(`${await app.getUrl()}${path}`, { headers });
    const { queues } = (await response.json()) as { queues: { name: string; counts: object }[] };
    return queues;
  }

  it('sees each queue, whichever server has it', async () => {
    const waiting = { waiting: 2, active: 0, workers: 0, oldestSeconds: expect.any(Number) };
    expect(await read('/api/admin/queues')).toMatchObject(names.map((name) => ({ name, ...waiting })));
  });

  it('sees the jobs on the board', async () => {
    const queues = await read('/admin/queues/api/queues?activeQueue=media&page=1&jobsPerPage=5');
    expect(queues.map(({ name, counts }) => ({ name, ...counts }))).toMatchObject(
      names.map((name) => ({ name, waiting: 2 })),
    );
  });
});
