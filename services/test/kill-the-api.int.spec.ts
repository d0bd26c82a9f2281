import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { migrations } from '../src/apps/migrations.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../src/platform/database/testing/throw-away-database.js';
import { until } from './until.js';

const apps = join(__dirname, '..', 'dist', 'apps');
const clients = 12;
const kills = 3;

let database: ThrowAwayDatabase;
let pool: pg.Pool;
const folder = mkdtempSync(join(tmpdir(), 'northlight-kill-'));
let env: NodeJS.ProcessEnv;
let port: number;
let api: ChildProcess | undefined;
let slot: { experienceId: number; date: string; time: string };

beforeAll(async () => {
  database = await throwAwayDatabase(migrations);
  pool = database.pool();
  port = await freePort();
  const { DATABASE_URL, SECRET } = database.settings;
  env = {
    ...process.env,
    NODE_ENV: 'development',
    DATABASE_URL,
    SECRET,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
  };
  execFileSync(process.execPath, [join(apps, 'tools', 'seed.js')], { env });
  await pool.query('update booking.slots set capacity = 100000');
  const { rows } = await pool.query(
    `update log.events set data = data || '{"capacity": 100000}' where type = 'SlotOpened' and position =
       (select max(position) from log.events where type = 'SlotOpened')
     returning (data->>'experienceId')::int as "experienceId", data->>'date' as date, data->>'time' as time`,
  );
  slot = rows[0];
}, 60_000);
afterAll(async () => {
  api?.kill('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as { port: number };
      server.close(() => resolve(free));
    });
  });

async function startApi(): Promise<void> {
  api = spawn(process.execPath, [join(apps, 'api', 'main.js')], { env, stdio: 'ignore' });
  await until(() =>
    fetch(`http://127.0.0.1:${port}/health/live`).then(
      (answer) => answer.ok,
      () => false,
    ),
  );
}

/** Books under a key; asks again, with the same key, until somebody answers. */
async function book(key: string): Promise<{ id: string }> {
  const request = { venueId: 1, ...slot, numberOfTickets: 1, ticketType: 'standard' };
  const answer = await fetch(`http://127.0.0.1:${port}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ ...request, customerName: 'Ann Lee', customerEmail: 'ann@example.com' }),
  }).catch(() => undefined);
  if (answer?.status === 201) return (await answer.json()) as { id: string };
  await new Promise((resolve) => setTimeout(resolve, 20));
  return book(key);
}

describe('an API process that is killed at any moment', () => {
  it('loses no booking that it has answered, and books none twice for those who ask again', async () => {
    const booked = new Map<string, string>();
    let isOver = false;
    const client = async (): Promise<void> => {
      while (!isOver) {
        const key = randomUUID();
        booked.set(key, (await book(key)).id);
      }
    };
    await startApi();
    const all = Promise.all(Array.from({ length: clients }, client));
    for (let nth = 1; nth <= kills; nth++) {
      const enough = booked.size + 30 + 7 * nth;
      await until(async () => booked.size >= enough);
      api?.kill('SIGKILL');
      await startApi();
    }
    isOver = true;
    await all;

    const again = await Promise.all(
      [...booked.keys()].slice(-100).map(async (key) => [key, (await book(key)).id] as const),
    );
    expect(again).toEqual([...booked].slice(-100));
    const { rows } = await pool.query<{ id: string; seats: number }>(
      `select b.id, s.booked_count as seats from booking.bookings b join booking.slots s using (venue_id, slot_id)
       where b.id::text not like 'd3a%'`,
    );
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(booked.values()));
    expect(rows[0]?.seats).toBe(booked.size);
  }, 120_000);
});
