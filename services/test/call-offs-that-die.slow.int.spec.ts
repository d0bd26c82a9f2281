import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Service, startService } from './history/service.js';
import { adminCookie, adminSetup } from './sign-in-people.js';
import { until } from './until.js';

/** So many parties a call-off takes at a time: with more it dies before it has begun with the others. */
const page = 50;
const parties = page + 4;
/** A limit for what never comes: a worker that starts on a busy machine has the mails of all parties to do, too. */
const A_WORKER_SECONDS = 90;

let service: Service;
let url: string;
let headers: Record<string, string>;
let callOff: string;

interface Slot {
  readonly experienceId: number;
  readonly date: string;
  readonly time: string;
}

beforeAll(async () => {
  service = await startService(1, adminSetup);
  url = `http://127.0.0.1:${service.ports[0]}`;
  headers = { 'Content-Type': 'application/json', Cookie: await adminCookie(url) };
  const slots = await slotsOfADay();
  await Promise.all(Array.from({ length: parties }, (_, nth) => sell(slots[nth % slots.length] as Slot)));
  const { experienceId, date, time } = slots[0] as Slot;
  const who = { customerName: 'Eve Park', customerEmail: 'eve@example.com' };
  await post('/api/waitlist', { venueId: 1, experienceId, date, time, party: 20, ...who });
  const input = { venueId: 1, date, reason: 'equipment', message: 'The power is out in our building.' };
  callOff = (await post('/api/admin/call-offs', input)).id;
}, 240_000);
afterAll(() => service.stop());

async function post(path: string, body: object): Promise<{ id: string }> {
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect([path, answer.ok]).toEqual([path, true]);
  return (await answer.json()) as { id: string };
}

/** Sold at the desk, so it is paid. */
const sell = (slot: Slot) =>
  post('/api/admin/bookings', {
    ...{ venueId: 1, ...slot, numberOfTickets: 1, ticketType: 'standard' },
    ...{ customerName: 'Ann Lee', customerEmail: 'ann@example.com' },
  });

async function slotsOfADay(): Promise<Slot[]> {
  const { rows } = await service.pool.query<Slot>(
    `select experience_id as "experienceId", date::text, time from booking.slots
     where venue_id = 1 and not closed and date = (select date from booking.slots where venue_id = 1
       group by date having sum(booked_count) = 0 and count(*) > 20 order by date desc limit 1) order by slot_id limit 20`,
  );
  return rows;
}

const one = async (query: string, values: unknown[]) => (await service.pool.query(query, values)).rows[0];

const progress = () =>
  one(
    `select count(*) filter (where outcome = 'cancelled')::int as noted, (select finished_at is not null from booking.call_offs where id = $1) as ended,
       (select count(*)::int from log.events where type = 'BookingCancelled' and data->>'callOff' = $1::text) as cancelled
     from booking.call_off_parties where call_off_id = $1`,
    [callOff],
  );

/** In the order in which a call-off takes them. */
const lastOfFirstPage = `select party_id from
  (select * from booking.call_off_parties where call_off_id = $1 order by party_id limit ${page}) as first
  where kind = 'booking' order by party_id desc limit 1`;

/** The jobs of the mails: each sends its mail once. */
const mailJobs = () =>
  one(
    `select count(distinct payload->>'bookingId')::int as bookings,
       count(*) filter (where kind = 'booking-called-off')::int as mails,
       count(*) filter (where kind = 'waitlist-called-off')::int as waiting
     from log.outbox where kind in ('booking-called-off', 'waitlist-called-off')`,
    [],
  );

const owed = () =>
  one(
    `select count(*)::int as parties, bool_and(r.owed = b.held and r.owed > 0 and r.paid = 0) as "isAll"
     from booking.refunds r join booking.bookings b on b.id = r.booking_id
       join booking.call_off_parties p on p.party_id = r.booking_id and p.call_off_id = $1`,
    [callOff],
  );

/** Keeps the note of a party that is cancelled from everybody, and kills the worker that then waits for it. */
async function killBeforeNote(): Promise<void> {
  const holder = await service.pool.connect();
  try {
    await holder.query('begin');
    const { rows } = await holder.query<{ pid: number }>(
      `select pg_backend_pid() as pid from booking.call_off_parties
       where call_off_id = $1 and party_id = (${lastOfFirstPage}) for update`,
      [callOff],
    );
    const worker = await service.worker();
    await until(async () => (await waitersFor(rows[0]?.pid)).length > 0, A_WORKER_SECONDS);
    worker.stop();
    // what the database does for the dead ends here and now, before they are given the row
    for (const pid of await waitersFor(rows[0]?.pid)) await one('select pg_terminate_backend($1, 5000)', [pid]);
    await holder.query('rollback');
  } finally {
    holder.release(true);
  }
  await loseJob();
}

async function waitersFor(holder: number | undefined): Promise<number[]> {
  const { rows } = await service.pool.query<{ pid: number }>(
    // asking what blocks somebody stops the whole server for a moment: only those are asked about who wait
    `select pid from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and $1 = any(pg_blocking_pids(pid))`,
    [holder],
  );
  return rows.map(({ pid }) => pid);
}

/** The queue gives the job of a dead worker to another one after a minute, and the outbox does where it lost that. */
async function loseJob(): Promise<void> {
  await service.pool.query("delete from bullmq.job where queue = 'call-offs'");
  await service.pool.query(
    "update log.outbox set relayed_at = relayed_at - interval '2 minutes' where kind = 'call-off' and done_at is null",
  );
}

describe('a call-off whose worker is killed', () => {
  it('between a party and the note of it does not know that it is ended, and has not begun with the last', async () => {
    await killBeforeNote();
    const { noted, cancelled, ended } = await progress();
    expect([noted < cancelled, cancelled <= page, ended]).toEqual([true, true, false]);
  }, 240_000);

  it('is ended by the next one, with every party cancelled, owed its money, and told, once', async () => {
    await service.worker();
    await until(async () => (await progress()).ended, A_WORKER_SECONDS);
    expect(await progress()).toEqual({ noted: parties, cancelled: parties, ended: true });
    expect(await mailJobs()).toEqual({ bookings: parties, mails: parties, waiting: 1 });
    expect(await owed()).toEqual({ parties, isAll: true });
  }, 240_000);
});
