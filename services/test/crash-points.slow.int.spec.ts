import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { faultPoints } from '@northlight/event-store/faults';
import { type Service, startService } from './history/service.js';

/** The points that a first booking of a fresh process passes; only who lost a connection finds out anything. */
const points = faultPoints.filter((point) => point !== 'before-finding-out');
/** What each fresh process fails at. */
const kills = [...points.map((point) => `${point}:kill`), 'after-commit:cut,before-finding-out:kill'];

let service: Service;
/** The process to which a client turns when another one died on it, as behind a balancer. */
let steady: number;
let slot: { experienceId: number; date: string; time: string };

beforeAll(async () => {
  service = await startService(1);
  steady = service.ports[0] as number;
  const { rows } = await service.pool.query(
    `select experience_id as "experienceId", date::text, time from booking.slots
     where venue_id = 1 and booked_count = 0 and capacity >= 20 order by date desc, slot_id limit 1`,
  );
  slot = rows[0];
}, 60_000);
afterAll(() => service.stop());

/** Asks once. @returns the booking's id; undefined when nobody answered */
async function ask(port: number, key: string): Promise<string | undefined> {
  const request = { venueId: 1, ...slot, numberOfTickets: 1, ticketType: 'standard' };
  const answer = await fetch(`http://127.0.0.1:${port}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ ...request, customerName: 'Ann Lee', customerEmail: 'ann@example.com' }),
  }).catch(() => undefined);
  if (!answer) return undefined;
  expect([answer.status, key]).toEqual([201, key]);
  return ((await answer.json()) as { id: string }).id;
}

const booked: string[] = [];

/** The slot's seats, its bookings, and whether the ledger has a gap. */
async function books() {
  const { rows } = await service.pool.query<{ seats: number; ids: string[]; gaps: number }>(
    `select booked_count as seats,
       (select array_agg(id::text) from booking.bookings b where b.venue_id = s.venue_id and b.slot_id = s.slot_id) as ids,
       (select (max(position) - count(*))::int from log.events where ledger = 1) as gaps
     from booking.slots s where venue_id = 1 and experience_id = $1 and date = $2 and time = $3`,
    [slot.experienceId, slot.date, slot.time],
  );
  return { ...rows[0], ids: new Set(rows[0]?.ids) };
}
const asBooked = () => ({ seats: booked.length, ids: new Set(booked), gaps: 0 });

describe('a booking whose process dies in the middle', () => {
  it.each(kills)('at %s is there once for the client who asks again', async (fault) => {
    const { port } = await service.another({ NODE_ENV: 'test', FAULT: fault });
    const key = randomUUID();
    expect(await ask(port, key)).toBeUndefined();
    const id = await ask(steady, key);
    expect(await ask(steady, key)).toBe(id);
    booked.push(String(id));
    expect(await books()).toEqual(asBooked());
  });
});

describe('a booking whose connection to the database breaks in the middle', () => {
  it('is made all the same, wherever it breaks', async () => {
    // the first booking meets the faults before its writing, one at each try; the nth after it meets the nth of the rest
    const [first, rest] = [points.slice(0, 2), points.slice(2)];
    const FAULT = [...first.map((point) => `${point}:cut`), ...rest.map((point, nth) => `${point}:cut:${nth + 2}`)];
    const { port } = await service.another({ NODE_ENV: 'test', FAULT: FAULT.join(',') });
    for (const _ of ['the first', ...rest]) {
      const key = randomUUID();
      const id = await ask(port, key);
      expect(await ask(steady, key)).toBe(id);
      booked.push(String(id));
      expect(await books()).toEqual(asBooked());
    }
  });
});
