import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../../../../platform/http/testing/room-app.js';
import {
  aRequest,
  type BookingHouse,
  bookingHouse,
  holding,
  now,
  type Placed,
  saturday,
} from '../../../testing/booking-house.js';

let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday);
});
afterAll(() => house.close());
afterEach(async () => {
  house.clock.set(now);
  await house.pool.query("delete from log.rate_limits; delete from log.outbox where kind = 'booking-links'");
});

const place = async (customerEmail: string, time: string, headers = {}): Promise<Placed> =>
  (await house.post('/api/bookings', aRequest({ customerEmail, time }), headers)).body;
const lookup = (email: unknown) => house.post('/api/bookings/lookup', { email });
/** What every question left for the worker, in their order. */
const jobs = async (): Promise<string[][]> => {
  const { rows } = await house.pool.query(
    "select payload from log.outbox where kind = 'booking-links' order by position",
  );
  return rows.map(({ payload }) => payload.bookings.map(({ bookingId }: { bookingId: string }) => bookingId));
};

describe('somebody who has lost the links', () => {
  it('has them sent to the address that booked, the next visit first, and names nobody on the way', async () => {
    const later = await place('dora@example.com', '16:00');
    const next = await place('Dora@Example.com', '10:00');
    const owned = await place('dora@example.com', '11:30', signedIn({ id: 7 }));
    expect((await lookup('DORA@example.com')).status).toBe(202);
    expect(await jobs()).toEqual([[next.id, later.id]]); // the owner of an account signs in
    expect((await house.get(`/api/bookings/${owned.id}`, signedIn({ id: 7 }))).status).toBe(200);
    const { rows } = await house.pool.query('select l::text, o::text as job from log.rate_limits l, log.outbox o');
    expect(JSON.stringify(rows)).not.toMatch(/dora/i);
  });

  it('gets none to what was cancelled', async () => {
    const placed = await place('gone@example.com', '12:15');
    await house.post(`/api/bookings/${placed.id}/cancel`, {}, holding(placed));
    await lookup('gone@example.com');
    expect(await jobs()).toEqual([[]]);
  });

  it('need not ask for visits of long ago', async () => {
    await place('old@example.com', '12:15');
    house.clock.set(new Date('2026-12-29T00:00:00Z'));
    await lookup('old@example.com');
    expect(await jobs()).toEqual([[]]);
  });
});

describe('an address that booked nothing', () => {
  it('gets the same answer as any other, for the same work', async () => {
    await place('known@example.com', '13:00');
    const [known, unknown] = [await lookup('known@example.com'), await lookup('unknown@example.com')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect((await jobs()).map((sent) => sent.length)).toEqual([1, 0]);
  });

  it.each([undefined, '', 'nobody', 7, { a: 1 }, `${'a'.repeat(250)}@example.com`])(
    'has to be one: %s',
    async (email) => {
      expect(await lookup(email)).toMatchObject({ status: 400, body: { message: 'Please enter a valid email' } });
    },
  );
});

describe('somebody who asks again and again', () => {
  it('fills nobody’s mailbox: three mails an hour, and always the same answer', async () => {
    await place('often@example.com', '13:45');
    const answers = [];
    for (let nth = 0; nth < 5; nth++) answers.push((await lookup('often@example.com')).status);
    expect(answers).toEqual([202, 202, 202, 202, 202]);
    expect((await jobs()).map((sent) => sent.length)).toEqual([1, 1, 1, 0, 0]);
    house.clock.set(new Date(now.getTime() + 61 * 60_000));
    await lookup('often@example.com');
    expect((await jobs()).at(-1)).toHaveLength(1);
  });

  it('does not get to try a list of addresses', async () => {
    const answers = await Promise.all(Array.from({ length: 22 }, (_, nth) => lookup(`list${nth}@example.com`)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(2);
    const [first] = refused;
    expect([first?.body.code, first?.headers.get('retry-after')]).toEqual(['TOO_MANY_TRIES', '900']);
    house.clock.set(new Date(now.getTime() + 16 * 60_000));
    expect((await lookup('list@example.com')).status).toBe(202);
  });
});
