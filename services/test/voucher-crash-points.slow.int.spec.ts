import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { faultPoints } from '@northlight/event-store/faults';
import { readSettings } from '../src/platform/config/settings.js';
import { PersonCipher } from '../src/platform/privacy/person-cipher.js';
import { SealedPersons } from '../src/platform/privacy/sealed-persons.js';
import { type Service, startService } from './history/service.js';
import { adminCookie, adminSetup } from './sign-in-people.js';

/** The points of its commit; what comes before them has touched nothing, and crash-points.slow.int.spec.ts kills it there. */
const kills = faultPoints
  .slice(faultPoints.indexOf('before-append'), faultPoints.indexOf('after-commit') + 1)
  .map((point) => `${point}:kill`);

let service: Service;
let steady: number;
let slot: { experienceId: number; date: string; time: string };
let voucherCode: string;

beforeAll(async () => {
  service = await startService(1, adminSetup);
  steady = service.ports[0] as number;
  const { rows } = await service.pool.query(
    `select experience_id as "experienceId", date::text, time from booking.slots
     where venue_id = 1 and booked_count = 0 and capacity >= 20 order by date desc, slot_id limit 1`,
  );
  slot = rows[0];
  voucherCode = await codeOfAFreshVoucher();
}, 60_000);
afterAll(() => service.stop());

/** As its mail brings it to the recipient. */
async function codeOfAFreshVoucher(): Promise<string> {
  const url = `http://127.0.0.1:${steady}`;
  const answer = await fetch(`${url}/api/admin/vouchers`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), Cookie: await adminCookie(url) },
    body: JSON.stringify({ amount: 1_000, recipientName: 'Ann Lee', recipientEmail: 'ann@example.com' }),
  });
  expect(answer.status).toBe(201);
  const { rows } = await service.pool.query<{ ref: string }>('select recipient_ref as ref from vouchers.vouchers');
  const cipher = new PersonCipher(readSettings(service.env));
  const sealed = new SealedPersons<{ email: string; code: string }>(service.pool, cipher, 'vouchers');
  return (await sealed.read(rows[0]?.ref ?? ''))?.code ?? '';
}

/** Asks once. @returns the booking's id; undefined when nobody answered */
async function ask(port: number, key: string): Promise<string | undefined> {
  const request = { venueId: 1, ...slot, numberOfTickets: 1, ticketType: 'standard', voucherCode };
  const answer = await fetch(`http://127.0.0.1:${port}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ ...request, customerName: 'Ann Lee', customerEmail: 'ann@example.com' }),
  }).catch(() => undefined);
  if (!answer) return undefined;
  expect([answer.status, key]).toEqual([201, key]);
  return ((await answer.json()) as { id: string }).id;
}

/** The seats and the money of the story, by what the rows and what the log say. */
async function books() {
  const { rows } = await service.pool.query<{ seats: number; paid: number; spent: number; gaps: number }>(
    `select
       (select booked_count from booking.slots where venue_id = 1 and experience_id = $1 and date = $2 and time = $3) as seats,
       (select count(*)::int from booking.bookings where voucher = total + voucher) as paid,
       (select count(*)::int from log.events where type = 'VoucherSpent') as spent,
       (select sum(gaps)::int from (select max(position) - count(*) as gaps from log.events group by ledger) g) as gaps`,
    [slot.experienceId, slot.date, slot.time],
  );
  return rows[0];
}

let booked = 0;

describe('a booking with a voucher whose process dies in the middle', () => {
  it.each(kills)('at %s has its seats and the money once, for the client who asks again', async (fault) => {
    const { port } = await service.another({ NODE_ENV: 'test', FAULT: fault });
    const key = randomUUID();
    expect(await ask(port, key)).toBeUndefined();
    const id = await ask(steady, key);
    expect(await ask(steady, key)).toBe(id);
    booked++;
    expect(await books()).toEqual({ seats: booked, paid: booked, spent: booked, gaps: 0 });
  });
});
