import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { freePort } from '../free-port.js';
import { type Service, startService } from '../history/service.js';
import { until } from '../until.js';
import { writtenMails } from '../written-mails.js';
import { book, freeSlots, type Slot } from './visitors.js';

const hasRedis = (process.env.TEST_REDIS_URL ?? '') !== '';

let service: Service;
let slots: Slot[];
let port: number;
let redisPort: number;
let metricsPort: number;
let server: ChildProcess;
let booked = 0;

/** A Redis of this spec's own, to be stopped, filled and killed. It forgets everything when it ends. */
async function startRedis(): Promise<void> {
  const where = ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  server = spawn('redis-server', where, { stdio: 'ignore' });
  await until(async () => (await ask('ping').catch(() => '')) === 'PONG');
}

async function ask(command: string, ...words: string[]): Promise<unknown> {
  const redis = new Redis({ port: redisPort, retryStrategy: null, lazyConnect: true });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return await redis.call(command, ...words);
  } finally {
    redis.disconnect();
  }
}

beforeAll(async () => {
  redisPort = await freePort();
  if (!hasRedis) return;
  await startRedis();
  // without holds the mail of a booking goes out at once: it is what these stories wait for
  service = await startService(1, { REDIS_URL: `redis://127.0.0.1:${redisPort}`, HOLD_MINUTES: '0' });
  metricsPort = await freePort();
  await service.worker({ METRICS_PORT: String(metricsPort) });
  [port] = service.ports as [number];
  slots = await freeSlots(service.pool, 40);
}, 120_000);
afterAll(async () => {
  server?.kill('SIGKILL');
  await service?.stop();
});

/** Ten people book; each is told so at once. */
async function tenBook(): Promise<void> {
  const visit = () => {
    const customerEmail = `visitor-${booked}@example.com`;
    return book(port, slots[booked++ % 40] as Slot, { customerEmail });
  };
  const answers = await Promise.all(Array.from({ length: 10 }, visit));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
}

const confirmations = async (): Promise<number> => {
  const mails = await writtenMails(String(service.env.DATA_DIR));
  return mails.filter((name) => name.startsWith('booking-confirmation-')).length;
};

/** What the worker tells Prometheus. */
async function figure(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
}

/** What was handed over and lost is handed over again after that. */
const aMinutePasses = () =>
  service.pool.query("update log.outbox set relayed_at = relayed_at - interval '61 seconds' where done_at is null");

const everybodyIsWrittenTo = () => until(async () => (await confirmations()) === booked, 120);

(hasRedis ? describe : describe.skip)('bookings while Redis', () => {
  it('works are confirmed by mail', async () => {
    await tenBook();
    await everybodyIsWrittenTo();
  });

  it('hangs are made at once, seen to wait, and confirmed when it wakes', async () => {
    server.kill('SIGSTOP');
    try {
      await tenBook();
      await until(async () => (await figure('outbox_waiting_jobs')) >= 10);
      const age = await figure('outbox_oldest_job_seconds');
      await until(async () => (await figure('outbox_oldest_job_seconds')) > age);
    } finally {
      server.kill('SIGCONT');
    }
    await everybodyIsWrittenTo();
    await until(async () => (await figure('outbox_waiting_jobs')) === 0);
  });

  it('has no memory left are made at once, and confirmed when it has some', async () => {
    await ask('config', 'set', 'maxmemory', '1mb');
    await tenBook();
    await ask('config', 'set', 'maxmemory', '0');
    await aMinutePasses();
    await everybodyIsWrittenTo();
  });

  it('is dead are made at once, and confirmed once each when another one has taken its place that knows nothing', async () => {
    server.kill('SIGKILL');
    await tenBook();
    await startRedis();
    await aMinutePasses();
    await everybodyIsWrittenTo();
    // the demo has jobs that fail for good
    const late = "select from log.outbox where done_at is null and kind <> 'make-renditions'";
    // a mail is there a moment before its job is marked
    await until(async () => (await service.pool.query(late)).rowCount === 0);
  });
});
