import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, Pool } from 'pg';
import { type PostgresServer, startPostgres, stopPostgres } from '../postgres/start-postgres.js';
import { freePort } from '../processes/ports.js';
import { run } from '../processes/run.js';
import { type ThrowAwayFolder, throwAwayFolder } from '../processes/throw-away-folder.js';
import { childrenOf, tell } from './children-of.js';
import { type FlakyWire, flakyWire } from './flaky-wire.js';

let folder: ThrowAwayFolder;
let postgres: PostgresServer;
let wire: FlakyWire;
let api: ChildProcess;
let site: string;
let slots: { experienceId: number; date: string; time: string }[];
/** What every key was answered with. */
const booked = new Map<string, string>();

beforeAll(async () => {
  folder = await throwAwayFolder('faults', stopPostgres);
  postgres = await startPostgres({ dataDir: folder.path });
  wire = await flakyWire(postgres.port);
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DATABASE_URL: postgres.url.replace(`:${postgres.port}/`, `:${wire.port}/`),
    DATA_DIR: folder.path,
    SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'silent',
    PORT: String(port),
  };
  for (const tool of ['migrate', 'seed']) {
    const { code, output } = await run(process.execPath, [`services/dist/apps/tools/${tool}.js`], { env });
    if (code !== 0) throw new Error(output);
  }
  slots = await ask(
    `select experience_id as "experienceId", date::text, time from booking.slots
     where date > current_date + 20 and booked_count = 0 and not closed order by slot_id limit 40`,
  );
  api = spawn(process.execPath, ['services/dist/apps/api/main.js'], { env, stdio: 'ignore' });
  site = `http://127.0.0.1:${port}`;
  await untilStatus('/health/ready', 200);
}, 120_000);

afterAll(async () => {
  api.kill('SIGKILL');
  wire.close();
  await postgres.stop();
  folder.remove();
});

async function ask<Row extends object>(question: string): Promise<Row[]> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end();
  }
}

const statusOf = (path: string): Promise<number> => fetch(`${site}${path}`).then(({ status }) => status);

async function untilStatus(path: string, wanted: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if ((await statusOf(path).catch(() => 0)) === wanted) return;
    await delay(100);
  }
  throw new Error(`${path} never answered ${wanted}`);
}

interface Answered {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly id?: string;
  readonly message?: string;
}

/** Asks for one seat, under a key. It must be answered before the fault is over, in whatever way. */
async function book(key: string): Promise<Answered> {
  const slot = slots[key.charCodeAt(0) % slots.length];
  const person = { customerName: 'Ann Lee', customerEmail: 'ann@example.com' };
  const response = await fetch(`${site}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ venueId: 1, ...slot, numberOfTickets: 1, ticketType: 'standard', ...person }),
  });
  const body = (await response.json()) as { id?: string; message?: string };
  return { ...body, status: response.status, retryAfter: response.headers.get('retry-after') };
}

/** Asks again under the same key until it is booked, as a browser does. */
async function bookInTheEnd(key: string): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    const { status, id } = await book(key);
    if (status === 201 && id) return void booked.set(key, id);
    expect(status).toBe(503);
    await delay(100);
  }
  throw new Error('Nobody ever booked');
}

/** Ten people ask while something is wrong: all of them are told, in words, to come again. */
async function tellTenToComeAgain(): Promise<string[]> {
  const keys = Array.from({ length: 10 }, () => randomUUID());
  const answers = await Promise.all(keys.map(book));
  for (const { status, retryAfter, message } of answers) {
    expect(status).toBe(503);
    expect(retryAfter).toBe('1');
    expect(message).toBe('The service is busy. Please try again in a moment.');
  }
  return keys;
}

const all = (keys: readonly string[]): Promise<unknown> => Promise.all(keys.map(bookInTheEnd));
async function postmaster(): Promise<number> {
  const [row] = await ask<{ pid: string }>("select split_part(pg_read_file('postmaster.pid'), e'\\n', 1) as pid");
  return Number(row?.pid);
}

describe('a service whose PostgreSQL', () => {
  it('is restarted says so to whoever books meanwhile, and goes on by itself', async () => {
    await bookInTheEnd(randomUUID());
    await postgres.stop();
    const keys = await tellTenToComeAgain();
    expect(await statusOf('/health/live')).toBe(200);
    expect(await statusOf('/health/ready')).toBe(503);
    postgres = await startPostgres({ dataDir: folder.path });
    await all(keys);
  }, 60_000);

  it('is killed loses no booking', async () => {
    const before = Array.from({ length: 20 }, () => randomUUID());
    await all(before);
    process.kill(await postmaster(), 'SIGKILL');
    const keys = await tellTenToComeAgain();
    postgres = await startPostgres({ dataDir: folder.path });
    await all([...keys, ...before]);
  }, 60_000);

  it('hangs answers in time, and is well again when it wakes', async () => {
    const pid = await postmaster();
    const server = [pid, ...childrenOf(pid)];
    tell(server, 'SIGSTOP');
    const keys = await tellTenToComeAgain().finally(() => tell(server, 'SIGCONT'));
    await all(keys);
  }, 60_000);

  it('cannot be reached answers in time, keeps its life sign and heals by itself', async () => {
    wire.set('loses all');
    const keys = await tellTenToComeAgain();
    expect(await statusOf('/health/live')).toBe(200);
    wire.set('carries');
    await all(keys);
  }, 60_000);

  it('hears and is not heard books once for whoever asks again', async () => {
    wire.set('loses replies');
    const keys = await tellTenToComeAgain();
    wire.set('carries');
    await all(keys);
  }, 60_000);

  it('has no connection left for others is away, and comes back', async () => {
    const greedy = new Pool({ connectionString: postgres.url, max: 400, connectionTimeoutMillis: 1_000 });
    greedy.on('error', () => undefined);
    const take = () => Promise.allSettled(Array.from({ length: 200 }, () => greedy.connect()));
    const taken = await take();
    wire.cut();
    taken.push(...(await take()));
    const keys = await tellTenToComeAgain();
    for (const one of taken) if (one.status === 'fulfilled') one.value.release();
    await greedy.end();
    await all(keys);
  }, 60_000);

  it('kept everything that was acknowledged, once', async () => {
    const rows = await ask<{ id: string; taken: number; tickets: number }>(
      `select b.id from booking.bookings b join log.requests r on r.answer->>'id' = b.id::text`,
    );
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(booked.values()));
    const wrong = await ask(
      `select slot_id from booking.slots s where booked_count <> (select coalesce(sum(tickets), 0) from booking.bookings b
         where b.slot_id = s.slot_id and b.status not in ('cancelled', 'expired'))`,
    );
    expect(wrong).toEqual([]);
    const [{ gaps } = { gaps: 1 }] = await ask<{ gaps: number }>(
      'select (max(position) - count(*))::int as gaps from log.events where ledger = 1',
    );
    expect(gaps).toBe(0);
  });
});
