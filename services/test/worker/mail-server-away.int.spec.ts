import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Job } from 'bullmq';
import { freePort } from '../free-port.js';
import { refusingMailServer } from '../refusing-mail-server.js';
import { until } from '../until.js';
import { backends, type WorkerHouse, workerHouse } from './worker-house.js';

describe.each(backends)('while the mail server is away, with queues on %s,', (_, env) => {
  let house: WorkerHouse;

  const server = refusingMailServer();
  let port: number;

  beforeAll(async () => {
    port = await freePort();
    house = await workerHouse({ ...env, SMTP_URL: `smtp://127.0.0.1:${port}` });
  }, 90_000);
  afterAll(async () => {
    await house.close();
    server.close();
  });

  const mailJobs = async (): Promise<Job[]> => (await house.queue('mail')?.getJobs(['delayed'])) ?? [];

  it('a confirmation waits for its next try, one of many, and has not failed for good', async () => {
    await house.book('ann@example.com');
    await until(async () => (await mailJobs()).some(({ attemptsMade }) => attemptsMade === 2));
    const failedReason = expect.stringContaining('The mail server did not take a mail');
    expect(await mailJobs()).toMatchObject([{ opts: { attempts: 20 }, failedReason }]);
    expect(await house.count('log.outbox where failed_at is not null')).toBe(0);
    expect(await house.waiting()).toBe(1);
  });

  it('that mail ends, and waits for no operator, once the server is back and does not know the address', async () => {
    await new Promise<void>((listening) => void server.listen(port, '127.0.0.1', listening));
    for (const job of await mailJobs()) await job.promote();
    await until(async () => (await house.waiting()) === 0);
    expect(await house.count('log.outbox where failed_at is not null')).toBe(0);
  });
});
