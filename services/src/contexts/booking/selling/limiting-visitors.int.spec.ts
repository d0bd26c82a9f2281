import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlaceBookingDto } from '@northlight/contracts';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import { aRequest, type BookingHouse, bookingHouse, holding, type Placed } from '../testing/booking-house.js';
import { WaitlistStories } from '../testing/waitlist-stories.js';

let house: BookingHouse;
let people: WaitlistStories;
const sunday = '2026-11-29';

beforeAll(async () => {
  house = await bookingHouse();
  people = new WaitlistStories(house);
  await house.opens('2026-11-28', 9);
});
afterAll(() => house.close());

const from = (address: string) => ({ 'X-Forwarded-For': address });
const times = ['10:00', '10:45', '11:30', '12:15', '13:00', '13:45', '14:30', '15:15', '16:00'];
let guests = 0;
/** Nobody else's, so that only the network counts. */
const freshEmail = () => `guest${++guests}@example.com`;
const book = (overrides: Partial<PlaceBookingDto>, headers: Record<string, string>) =>
  house.post('/api/bookings', aRequest({ date: sunday, customerEmail: freshEmail(), ...overrides }), headers);
const grows = (placed: Placed, address: string) =>
  house.post(`/api/bookings/${placed.id}/party`, { numberOfTickets: 20 }, { ...holding(placed), ...from(address) });
const cancel = (placed: Placed, address: string) =>
  house.post(`/api/bookings/${placed.id}/cancel`, {}, { ...holding(placed), ...from(address) });
const join = (input: object, address: string) =>
  house.post(
    '/api/waitlist',
    { venueId: 1, experienceId: 1, party: 20, customerName: 'Eve Roe', customerEmail: freshEmail(), ...input },
    from(address),
  );

describe('a network that lets its bookings grow', () => {
  it('gets no more seats so than by booking them, and what it gives up is no longer counted', async () => {
    const crowd = '203.0.113.40';
    const small: Placed[] = [];
    for (const [nth, time] of [...times, ...times, ...times].entries()) {
      const date = ['2026-11-29', '2026-11-30', '2026-12-01'][Math.floor(nth / times.length)] as string;
      const { status, body } = await book({ date, time, numberOfTickets: 1 }, from(crowd));
      if (status === 201) small.push(body);
    }
    const grown = [];
    for (const placed of small) grown.push(await grows(placed, crowd));
    const held = grown.filter(({ status }) => status === 200).length * 19 + small.length;
    expect(held).toBeLessThanOrEqual(200);
    const refused = grown.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe('TOO_MANY_SEATS');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect((await cancel(small[0] as Placed, crowd)).status).toBe(200);
    expect((await cancel(small[0] as Placed, crowd)).status).toBe(200);
    expect((await grows(small.at(-1) as Placed, crowd)).status).toBe(200);
    expect((await grows(small.at(-2) as Placed, crowd)).status).toBe(429);
  });

  it('gives up a booking whose person cannot be read, and hears so', async () => {
    const { body } = await book({ date: '2026-12-01', time: '10:00' }, from('203.0.113.49'));
    const ref = '(select customer_ref from booking.bookings where id = $1)';
    await house.pool.query(
      `update booking.person_keys set wrapped_key = decode(md5('lost'), 'hex') where ref = ${ref}`,
      [body.id],
    );
    expect(await cancel(body, '203.0.113.49')).toMatchObject({ status: 200, body: { status: 'cancelled' } });
  });

  it('is counted once for a request that it repeats, and answered again when it has no seats left', async () => {
    const office = '203.0.113.41';
    const key = { 'Idempotency-Key': 'counted-once', ...from(office) };
    const ask = { date: '2026-12-02', time: '10:00', numberOfTickets: 20, customerEmail: 'once@example.com' };
    const answers = await Promise.all([book(ask, key), book(ask, key), book(ask, key)]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const { rows } = await house.pool.query('select max(points) as most from log.rate_limits where points > 0');
    expect(Number(rows[0].most)).toBeLessThanOrEqual(200);
    const grown = [];
    for (const time of times.slice(1))
      grown.push(await book({ ...ask, time, customerEmail: freshEmail() }, from(office)));
    expect(grown.map(({ status }) => status)).toEqual(times.slice(1).map(() => 201));
  });
});

describe('a family and a school', () => {
  it('get their seats: four, four more and two, and a class of twenty', async () => {
    const family = { date: '2026-12-03', customerEmail: 'family@example.com' };
    const answers = [];
    for (const numberOfTickets of [4, 4, 2])
      answers.push(await book({ ...family, time: '10:00', numberOfTickets }, from('203.0.113.50')));
    const school = { date: '2026-12-03', time: '10:45', numberOfTickets: 20, customerEmail: 'school@example.com' };
    answers.push(await book(school, from('203.0.113.51')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  });
});

describe('the seats of a network', () => {
  it('are counted once for all processes', async () => {
    const other = await house.anotherApp();
    await other.listen(0, '127.0.0.1');
    const crowd = from('203.0.113.60');
    const elsewhere = async (overrides: Partial<PlaceBookingDto>) => {
      const body = JSON.stringify(aRequest({ customerEmail: freshEmail(), ...overrides }));
      const headers = { 'Content-Type': 'application/json', ...crowd };
      return (await fetch(`${await other.getUrl()}/api/bookings`, { method: 'POST', body, headers })).status;
    };
    const requested = times.map((time) => ({ date: '2026-12-04', time, numberOfTickets: 20 }));
    for (const one of requested) expect((await book(one, crowd)).status).toBe(201);
    const late = times.slice(0, 2).map((time) => ({ date: '2026-12-05', time, numberOfTickets: 20 }));
    const statuses = [];
    for (const one of late) statuses.push(await elsewhere(one));
    expect(statuses).toEqual([201, 429]);
  });
});

describe('a booking that is changed again and again', () => {
  it('is changed twenty times a day by whoever holds its link, and by the staff after that', async () => {
    const { body } = await book({ date: '2026-12-06', time: '10:00', numberOfTickets: 1 }, from('203.0.113.70'));
    const move = (time: string, headers: Record<string, string>) =>
      house.post(`/api/bookings/${body.id}/reschedule`, { date: '2026-12-06', time }, headers);
    const mine = { ...holding(body), ...from('203.0.113.70') };
    for (let nth = 0; nth < 20; nth++) expect((await move(times[(nth + 1) % 2] as string, mine)).status).toBe(200);
    const late = await move('11:30', mine);
    expect([late.status, late.body.code]).toEqual([429, 'TOO_MANY_CHANGES']);
    expect((await move('11:30', signedIn({ id: 4, roles: ['desk'] }))).status).toBe(200);
  });
});

describe('a waitlist', () => {
  it('has one place for an e-mail, however many ask at once', async () => {
    await people.sellsOut('10:00', [8, 8, 4]);
    const input = { date: '2026-11-28', time: '10:00', party: 3, customerEmail: 'eight@example.com' };
    const answers = await Promise.all(Array.from({ length: 8 }, (_, nth) => join(input, `198.51.100.${nth}`)));
    const codes = answers.map(({ status, body }) => body.code ?? status).sort();
    expect(codes).toEqual([201, ...Array.from({ length: 7 }, () => 'ALREADY_WAITING')]);
  });

  it('does not keep a slot from everybody for one network', async () => {
    await people.sellsOut('10:45', [1]);
    const input = { date: '2026-11-28', time: '10:45' };
    const answers = [];
    for (let nth = 0; nth < 6; nth++) answers.push(await join(input, '203.0.113.80'));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429, 429, 429]);
  });
});
