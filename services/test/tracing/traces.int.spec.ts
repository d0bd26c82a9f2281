import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ThrowAwayDatabase } from '../../src/platform/database/testing/throw-away-database.js';
import { Processes } from '../privacy/processes.js';
import { seededDatabase } from '../seeded-database.js';
import { until } from '../until.js';
import { type CollectedSpan, Collector } from './collector.js';

const folder = mkdtempSync(join(tmpdir(), 'northlight-traces-'));
const collector = new Collector();
/** What a page of the visitor's says that it is a part of. */
const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${trace}-00f067aa0ba902b7-01`;

let database: ThrowAwayDatabase;
let processes: Processes;
let web: string;

beforeAll(async () => {
  database = await seededDatabase();
  const { DATABASE_URL, SECRET } = database.settings;
  const TRACES_URL = await collector.start();
  const env = { NODE_ENV: 'development', DATABASE_URL, SECRET, LOG_LEVEL: 'silent', DATA_DIR: folder };
  processes = new Processes({ ...env, TRACES_URL, TRACES_SHARE: '1', PUBLIC_URL: 'http://localhost:3000' });
  await processes.start('worker');
  web = await processes.start('web', { API_URL: await processes.start('api') });
}, 60_000);
afterAll(async () => {
  await processes.stop();
  collector.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

interface Booked {
  readonly id: string;
  readonly manageToken: string;
}

async function book(): Promise<Booked> {
  const { rows } = await database.pool().query<{ experienceId: number; date: string; time: string }>(
    `select experience_id as "experienceId", date::text, time from booking.slots
     where venue_id = 1 and booked_count = 0 and date > current_date + 3
     order by date limit 1`,
  );
  const answer = await fetch(`${web}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'traced-booking', traceparent },
    body: JSON.stringify({
      ...{ venueId: 1, ...rows[0], numberOfTickets: 2, ticketType: 'standard' },
      ...{ customerName: 'Ann Lee', customerEmail: 'ann@example.com' },
    }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Booked;
}

async function cancel({ id, manageToken }: Booked): Promise<void> {
  const answer = await fetch(`${web}/api/bookings/${id}/cancel`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'booking-token': manageToken, traceparent },
    body: JSON.stringify({ reason: 'plans_changed' }),
  });
  expect(answer.status).toBe(200);
}

const ofTrace = () => collector.spans.filter(({ traceId }) => traceId === trace);
const isThere = (name: string): boolean => ofTrace().some((span) => span.name.startsWith(name));
const named = (service: string, name: string): CollectedSpan | undefined =>
  ofTrace().find((span) => span.service === `northlight-${service}` && span.name === name);

describe('a booking of a page that is traced', () => {
  it('is one trace from the page over web and API to the commit and the job behind it', async () => {
    const booked = await book();
    await cancel(booked);
    await until(async () => ['job ', 'POST /api/*', 'POST /api/bookings'].every(isThere));
    const [hop, call] = [named('web', 'POST /api/*'), named('api', 'POST /api/bookings')];
    const commits = ofTrace().filter(({ name }) => name === 'decide and commit');
    const job = ofTrace().find(({ name }) => name.startsWith('job '));
    expect([hop?.parentSpanId, call?.parentSpanId]).toEqual(['00f067aa0ba902b7', hop?.spanId]);
    expect(commits.map(({ parentSpanId }) => parentSpanId)).toContain(call?.spanId);
    expect(job?.service).toBe('northlight-worker');
    expect(commits.map(({ spanId }) => spanId)).toContain(job?.parentSpanId);
    expect(call?.attributes).toMatchObject({ 'http.response.status_code': 201, 'http.route': '/api/bookings' });
    expect(JSON.stringify(ofTrace())).not.toMatch(new RegExp(`Ann|example\\.com|${booked.id}`));
  });

  it('has nothing of a trace whose name nobody can read', async () => {
    const before = collector.spans.length;
    const headers = { traceparent: 'nonsense' };
    expect((await fetch(`${web}/api/venues`, { headers })).status).toBe(200);
    await until(async () => collector.spans.length > before);
    expect(collector.spans.at(-1)?.traceId).toMatch(/^[\da-f]{32}$/);
  });
});
