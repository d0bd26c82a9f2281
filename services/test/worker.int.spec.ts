import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { getQueueToken } from '@nestjs/bullmq';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { openApi } from '../src/apps/api/open-api.js';
import { WorkerModule } from '../src/apps/worker/worker.module.js';
import { CancelBooking } from '../src/contexts/booking/features/cancel-booking/cancel-booking.handler.js';
import { OpenSlots } from '../src/contexts/booking/features/open-slots/open-slots.handler.js';
import { holdsQueue } from '../src/contexts/booking/jobs/holds.queue.js';
import { slotsQueue } from '../src/contexts/booking/jobs/slots.queue.js';
import { CatalogDemo } from '../src/contexts/catalog/index.js';
import { SystemClock } from '../src/platform/kernel/clock.js';
import { addDaysTo } from '../src/platform/kernel/venue-time.js';
import { Outbox } from '../src/platform/queues/outbox.js';
import { TidyProcessor } from '../src/platform/queues/tidy.processor.js';
import { freshDatabase } from './fresh-database.js';
import { until } from './until.js';

const redisUrl = process.env.TEST_REDIS_URL ?? '';
const backends: [name: string, env: Record<string, string>][] = [['PostgreSQL', { REDIS_URL: '' }]];
if (redisUrl) backends.push(['Redis', { REDIS_URL: redisUrl }]);

let folder: string;
let api: NestExpressApplication;
let pool: pg.Pool;
let worker: INestApplicationContext | undefined;

const startWorker = async () => {
  worker = await NestFactory.createApplicationContext(WorkerModule, { logger: false, abortOnError: false });
  return worker;
};
const stopWorker = async () => {
  await worker?.close();
  worker = undefined;
};

const horizonsReached = async (): Promise<number> =>
  (await worker?.get<Queue>(getQueueToken(slotsQueue.name), { strict: false }).getCompletedCount()) ?? 0;

const openSlots = async (): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from booking.slots');
  return rows[0]?.count ?? 0;
};

/** Those that are written to their end. */
const mails = async () => (await readdir(join(folder, 'mail')).catch(() => [])).filter((name) => name.endsWith('.eml'));

const outbox = () => new Outbox(pool, new SystemClock());

const waiting = async (): Promise<number> => (await outbox().lag()).waiting;

async function eventsOf(type: string, bookingIds: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from log.events
     where type = $1 and coalesce(data->>'bookingId', substr(stream, length('booking/') + 1)) = any($2)`,
    [type, bookingIds],
  );
  return rows[0]?.count ?? 0;
}

interface Booked {
  readonly id: string;
  readonly reference: string;
  readonly manageToken: string;
}

async function book(customerEmail: string): Promise<Booked> {
  const { rows } = await pool.query<{ date: string; time: string }>(
    'select date, time from booking.slots where experience_id = 1 order by date desc, time limit 1',
  );
  const response = await fetch(`${await api.getUrl()}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ venueId: 1, experienceId: 1, numberOfTickets: 1, ticketType: 'standard' },
      ...{ customerName: 'Ann Lee', customerEmail, ...rows[0] },
    }),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as Booked;
}

describe.each(backends)('the worker with its queues on %s', (_, env) => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'northlight-worker-'));
    const settings = await freshDatabase({ ...env, DATA_DIR: folder, HOLD_MINUTES: '15' });
    if (env.REDIS_URL) await forgetEverything(env.REDIS_URL);
    api = await openApi(settings);
    await api.get(CatalogDemo, { strict: false }).load();
    await api.listen(0, '127.0.0.1');
    pool = api.get(pg.Pool, { strict: false });
    await startWorker();
    await until(async () => (await openSlots()) > 0);
  }, 60_000);

  afterEach(async () => {
    await rm(join(folder, 'mail'), { recursive: true, force: true });
  });

  afterAll(async () => {
    await stopWorker();
    await api.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('opens sixty days of slots when it starts, and nothing more when it starts again', async () => {
    await until(async () => (await horizonsReached()) === 1);
    const opened = await openSlots();
    expect(opened).toBeGreaterThan(5_000);
    await stopWorker();
    await startWorker();
    await until(async () => (await horizonsReached()) === 2);
    expect(await openSlots()).toBe(opened);
  }, 60_000);

  it('writes the confirmation of a booking, with a calendar entry', async () => {
    const { reference } = await book('ann@example.com');
    const name = `booking-confirmation-${reference}.eml`;
    await until(async () => (await mails()).includes(name));
    const mail = await readFile(join(folder, 'mail', name), 'utf8');
    expect(mail).toMatch(/^To: Ann Lee <ann@example.com>/m);
    expect(mail).toContain('text/calendar');
    await until(async () => (await waiting()) === 0);
  }, 30_000);

  it('writes what goes back when a booking is cancelled, and takes it out of the calendar', async () => {
    const { id, reference, manageToken } = await book('cancels@example.com');
    const response = await fetch(`${await api.getUrl()}/api/bookings/${id}/cancel`, {
      method: 'POST',
      headers: { 'Booking-Token': manageToken },
    });
    expect(response.status).toBe(200);
    const mine = async () => (await mails()).find((name) => name.startsWith(`booking-cancelled-${reference}-`));
    await until(async () => (await mine()) !== undefined);
    const mail = await readFile(join(folder, 'mail', (await mine()) ?? ''), 'utf8');
    expect(mail).toContain('You will get $36.04 back.');
    expect(mail).toContain('method=CANCEL');
    await until(async () => (await waiting()) === 0);
  }, 30_000);

  it('sends the links to what was booked, to whoever asks for them', async () => {
    const { id, manageToken } = await book('lost@example.com');
    await until(async () => (await waiting()) === 0);
    const before = await mails();
    const asked = await fetch(`${await api.getUrl()}/api/bookings/lookup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'Lost@example.com' }),
    });
    expect(asked.status).toBe(202);
    await until(async () => (await waiting()) === 0);
    const [sent = ''] = (await mails()).filter((name) => !before.includes(name));
    const mail = (await readFile(join(folder, 'mail', sent), 'utf8')).replace(/=\r\n/g, '');
    expect(mail).toMatch(/^To: Ann Lee <lost@example.com>/m);
    expect(mail).toContain(`/booking/manage/${id}#${manageToken}`);
  }, 30_000);

  it('writes mails that were asked for while it was away, each once', async () => {
    await stopWorker();
    await Promise.all(['a', 'b', 'c'].map((name) => book(`${name}@example.com`)));
    expect(await waiting()).toBe(3);
    await startWorker();
    await until(async () => (await waiting()) === 0);
    expect(await mails()).toHaveLength(3);
  }, 30_000);

  it('offers seats that come free to the party that waits, and writes to it', async () => {
    const { rows } = await pool.query<{ date: string; time: string }>(
      'select date, time from booking.slots where experience_id = 5 order by date desc, time limit 1',
    );
    const slot = { venueId: 1, experienceId: 5, ...rows[0], customerName: 'Eve Park' };
    const send = async (path: string, body: object) => {
      const response = await fetch(`${await api.getUrl()}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...slot, ...body }),
      });
      return (await response.json()) as { id: string };
    };
    const sold = { numberOfTickets: 20, ticketType: 'standard', customerEmail: 'ann@example.com' };
    const { id: bookingId } = await send('/api/bookings', sold);
    const { id: entryId } = await send('/api/waitlist', { party: 3, customerEmail: 'eve@example.com' });
    await until(async () => (await mails()).includes(`waitlist-joined-${entryId}.eml`));
    const why = { by: 'staff', reason: 'a change of plans' } as const;
    await api.get(CommandBus, { strict: false }).execute(new CancelBooking(1, bookingId, why));
    await until(async () => (await mails()).includes(`waitlist-offer-${entryId}.eml`));
    const mail = await readFile(join(folder, 'mail', `waitlist-offer-${entryId}.eml`), 'utf8');
    expect(mail).toMatch(/^To: Eve Park <eve@example.com>/m);
    await until(async () => (await waiting()) === 0);
  }, 30_000);

  it('forgets answers after a day and done jobs after a week, and nothing earlier', async () => {
    const count = async (table: string) => {
      const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`);
      return rows[0]?.count ?? 0;
    };
    const tidy = new TidyProcessor(pool, new SystemClock());
    await pool.query(
      `insert into log.requests (ledger, scope, key, fingerprint, answer, at) values
       (1, 'tidy', 'old', '', '{}', now() - interval '25 hours'), (1, 'tidy', 'young', '', '{}', now() - interval '23 hours')`,
    );
    const jobs = await count('log.outbox');
    await tidy.process();
    expect(await count("log.requests where scope = 'tidy'")).toBe(1);
    expect(await count('log.outbox')).toBe(jobs);
    await pool.query("update log.outbox set done_at = now() - interval '8 days' where done_at is not null");
    await tidy.process();
    expect(await count('log.outbox where done_at is not null')).toBe(0);
  });

  it('lets holds lapse that ended while it was away, each once though two workers come back', async () => {
    await stopWorker();
    const bookings = await Promise.all(['ann', 'bob'].map((name) => book(`${name}@example.com`)));
    const ids = bookings.map(({ id }) => id);
    process.env.CLOCK_OFFSET = String(15 * 60 + 1);
    const second = await NestFactory.createApplicationContext(WorkerModule, { logger: false, abortOnError: false });
    await startWorker();
    delete process.env.CLOCK_OFFSET;
    await until(async () => (await eventsOf('HoldExpired', ids)) === 2);
    const queue = second.get<Queue>(getQueueToken(holdsQueue.name), { strict: false });
    expect(await queue.getJobSchedulers()).toMatchObject([{ every: 15_000 }]);
    await Promise.all([queue.add(holdsQueue.letLapse, {}), queue.add(holdsQueue.letLapse, {})]);
    await until(async () => (await queue.getJobCountByTypes('waiting', 'active')) === 0);
    expect([await eventsOf('HoldExpired', ids), await eventsOf('SeatsReleased', ids)]).toEqual([2, 2]);
    await second.close();
    await stopWorker();
    await startWorker();
  }, 60_000);

  it('lets a job that arrives twice take effect once', async () => {
    await stopWorker();
    await book('twice@example.com');
    const [job] = await outbox().take(1);
    if (!job) throw new Error('Nothing waits in the outbox');
    let effects = 0;
    const effect = async () => {
      effects++;
    };
    await Promise.all([outbox().once(job, effect), outbox().once(job, effect)]);
    expect(effects).toBe(1);
    await startWorker();
  }, 30_000);
});

if (redisUrl) {
  describe('a queue that forgot everything', () => {
    it('is given every job again that had no effect', async () => {
      folder = await mkdtemp(join(tmpdir(), 'northlight-worker-'));
      api = await openApi(await freshDatabase({ REDIS_URL: redisUrl, DATA_DIR: folder }));
      await api.get(CatalogDemo, { strict: false }).load();
      await api.listen(0, '127.0.0.1');
      pool = api.get(pg.Pool, { strict: false });
      await openOneDay();
      await book('forgotten@example.com');

      expect(await outbox().take(10)).toHaveLength(1); // handed over …
      await forgetEverything(redisUrl); // … and lost
      expect(await outbox().take(10)).toHaveLength(0);
      await pool.query("update log.outbox set relayed_at = relayed_at - interval '61 seconds'");
      expect(await outbox().take(10)).toHaveLength(1);

      await api.close();
      await rm(folder, { recursive: true, force: true });
    }, 60_000);
  });
}

async function openOneDay(): Promise<void> {
  const from = addDaysTo(new Date().toISOString().slice(0, 10), 10);
  await api.get(CommandBus, { strict: false }).execute(new OpenSlots(1, { from, days: 1 }));
}

async function forgetEverything(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.flushdb();
  await redis.quit();
}
