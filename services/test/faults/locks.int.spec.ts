import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { type Service, startService } from '../history/service.js';
import { until } from '../until.js';
import { book, freeSlots, type Slot, seatsOf } from './visitors.js';

let service: Service;
let port: number;
let slots: Slot[];

beforeAll(async () => {
  service = await startService(0);
  // a tenth of the usual patience on either side, so that nobody has to wait for it here
  await service.pool.query(
    "do $$ begin execute format('alter database %I set deadlock_timeout = ''100ms''', current_database()); end $$",
  );
  ({ port } = await service.another({ DATABASE_URL: `${service.env.DATABASE_URL}?lock_timeout=300` }));
  slots = await freeSlots(service.pool, 3);
}, 120_000);
afterAll(() => service.stop());

const rowOf = ({ experienceId, date, time }: Slot): [string, unknown[]] => [
  'select from booking.slots where experience_id = $1 and date = $2 and time = $3 and venue_id = 1 for update',
  [experienceId, date, time],
];

/** Somebody at a console who has begun a transaction and holds the row of a slot. */
async function scriptAt(slot: Slot): Promise<pg.PoolClient> {
  const script = await service.pool.connect();
  await script.query('begin');
  await script.query(...rowOf(slot));
  return script;
}

const waitingBookings = async (): Promise<number> => {
  const { rows } = await service.pool.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'northlight'
       and wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
  );
  return rows.length;
};

describe('a booking and a script at a console that want the same rows', () => {
  it('in opposite order do not wait for each other: the booking is made', async () => {
    const slot = slots[0] as Slot;
    const script = await scriptAt(slot);
    const booked = book(port, slot);
    await until(async () => (await waitingBookings()) > 0);
    // the booking holds the head and waits for the slot; now it is a deadlock, until one of them lets go
    await script.query('select from log.head where ledger = 1 for update').catch(() => script.query('rollback'));
    await script.query('commit');
    script.release();
    expect(await booked).toMatchObject({ status: 201 });
    expect(await seatsOf(service.pool, slot)).toEqual([1, 1]);
  });

  it('is told in words when the script does not let go, and is made once when asked for again', async () => {
    const slot = slots[1] as Slot;
    const key = randomUUID();
    const script = await scriptAt(slot);
    const answer = await book(port, slot, { key });
    await script.query('rollback');
    script.release();
    expect(answer).toMatchObject({ status: 409, code: 'CONFLICT', message: expect.stringMatching(/again/) });
    expect(await book(port, slot, { key })).toMatchObject({ status: 201 });
    expect(await seatsOf(service.pool, slot)).toEqual([1, 1]);
  });

  it('keep nobody from looking', async () => {
    const slot = slots[2] as Slot;
    const script = await scriptAt(slot);
    const booked = book(port, slot);
    await until(async () => (await waitingBookings()) > 0);
    const query = new URLSearchParams({ venueId: '1', experienceId: String(slot.experienceId), date: slot.date });
    const looked = await fetch(`http://127.0.0.1:${port}/api/availability?${query}`);
    await script.query('rollback');
    script.release();
    expect(looked.status).toBe(200);
    expect([201, 409]).toContain((await booked).status);
  });
});
