import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getQueueToken } from '@nestjs/bullmq';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Queue } from 'bullmq';
import pg from 'pg';
import { openApi } from '../../src/apps/api/open-api.js';
import { WorkerModule } from '../../src/apps/worker/worker.module.js';
import { loadCatalog } from '../../src/demo/catalog/load-catalog.js';
import { SystemClock } from '../../src/platform/kernel/clock.js';
import { Outbox } from '../../src/platform/queues/outbox.js';
import { backendsFor, forgetEverything } from '../../src/platform/queues/testing/queue-backends.js';
import { freshDatabase } from '../fresh-database.js';
import { until } from '../until.js';
import { writtenMails } from '../written-mails.js';

/** Where the queues of a worker are, by its settings. */
export const backends = backendsFor('PostgreSQL').map(([name, REDIS_URL]) => [name, { REDIS_URL }] as const);

/** What a visitor knows of a booking. */
export interface Booked {
  readonly id: string;
  readonly reference: string;
  readonly manageToken: string;
}

export type WorkerHouse = Awaited<ReturnType<typeof workerHouse>>;

/** An API that listens and a worker, on the worker's own database, with every slot of the next sixty days open. */
export async function workerHouse(env: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'northlight-worker-'));
  const settings = await freshDatabase({ ...env, DATA_DIR: folder });
  if (env.REDIS_URL) await forgetEverything(env.REDIS_URL);
  const api = await openApi(settings);
  await loadCatalog(api);
  await api.listen(0, '127.0.0.1');
  const pool = api.get(pg.Pool, { strict: false });
  let worker: INestApplicationContext | undefined;
  const anotherWorker = () =>
    NestFactory.createApplicationContext(WorkerModule, { logger: false, abortOnError: false });
  const startWorker = async () => {
    worker = await anotherWorker();
  };
  const stopWorker = async () => {
    await worker?.close();
    worker = undefined;
  };
  const count = async (what: string, values: unknown[] = []): Promise<number> =>
    (await pool.query<{ count: number }>(`select count(*)::int as count from ${what}`, values)).rows[0]?.count ?? 0;
  const waiting = async (): Promise<number> => (await new Outbox(pool, new SystemClock()).lag()).waiting;
  const post = async (path: string, body?: object, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${await api.getUrl()}${path}`, {
      method: 'POST',
      headers: { ...(body ? { 'Content-Type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const lastSlotOf = async (experienceId: number) => {
    const { rows } = await pool.query<{ date: string; time: string }>(
      'select date, time from booking.slots where experience_id = $1 order by date desc, time limit 1',
      [experienceId],
    );
    return { venueId: 1, experienceId, ...rows[0] };
  };
  await startWorker();
  await until(async () => (await count('booking.slots')) > 0);
  return {
    api,
    pool,
    anotherWorker,
    startWorker,
    stopWorker,
    count,
    waiting,
    post,
    lastSlotOf,
    queue: (name: string): Queue | undefined => worker?.get<Queue>(getQueueToken(name), { strict: false }),
    mails: () => writtenMails(folder),
    mail: (name: string) => readFile(join(folder, 'mail', name), 'utf8'),
    everythingIsDone: () => until(async () => (await waiting()) === 0),
    throwMailsAway: () => rm(join(folder, 'mail'), { recursive: true, force: true }),
    /** Books one seat of the last slot of an experience, the first unless said otherwise. */
    book: async (customerEmail: string, experienceId = 1): Promise<Booked> => {
      const person = { customerName: 'Ann Lee', customerEmail };
      const requested = { ...(await lastSlotOf(experienceId)), ...person, numberOfTickets: 1, ticketType: 'standard' };
      const response = await post('/api/bookings', requested);
      if (response.status !== 201) throw new Error(await response.text());
      return (await response.json()) as Booked;
    },
    close: async () => {
      await stopWorker();
      await api.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
