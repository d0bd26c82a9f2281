import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlaceBookingDto } from '@northlight/contracts';
import {
  aRequest,
  type BookingHouse,
  bookingHouse,
  holding,
  now,
  type Placed,
  saturday,
} from '../../../testing/booking-house.js';

const sunday = '2026-11-29';
let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday, 2);
  for (const date of ['2026-12-05', '2027-03-13', '2027-03-14', '2027-03-15', '2027-11-07']) await house.opens(date);
});
afterAll(() => house.close());
afterEach(() => house.clock.set(now));

const place = async (overrides: Partial<PlaceBookingDto> = {}): Promise<Placed> =>
  (await house.post('/api/bookings', aRequest(overrides))).body;
const move = (placed: Placed, to: object, key?: string) =>
  house.post(`/api/bookings/${placed.id}/reschedule`, to, holding(placed, key));
const show = async (placed: Placed) => (await house.get(`/api/bookings/${placed.id}`, holding(placed))).body;
const bookedAt = async (date: string, time: string): Promise<number> => {
  const { body } = await house.get(`/api/availability?venueId=1&experienceId=1&date=${date}`);
  return body.find((slot: { time: string }) => slot.time === time).bookedCount;
};

describe('a customer who moves to Sunday', () => {
  it('has the seats there, at the same price, and learns the new limits', async () => {
    const placed = await place({ time: '10:00' });
    const { status, body } = await move(placed, { date: sunday, time: '10:00:00' });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: placed.id,
      status: 'pending',
      date: sunday,
      time: '10:00',
      moveUntil: '2026-11-28T15:00:00.000Z',
      refundUntil: '2026-11-27T15:00:00.000Z',
    });
    expect([await bookedAt(saturday, '10:00'), await bookedAt(sunday, '10:00')]).toEqual([0, 2]);
    expect(await show(placed)).toMatchObject({ date: sunday, totalPrice: 72.08, canMove: true });
    const { rows } = await house.pool.query("select kind from log.outbox where kind = 'booking-moved'");
    expect(rows).toHaveLength(1);
  });

  it('moves once under one key, and gets the same answer again', async () => {
    const placed = await place({ time: '10:45' });
    const input = { date: sunday, time: '10:45' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => move(placed, input, 'move-me-once')));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect([await bookedAt(saturday, '10:45'), await bookedAt(sunday, '10:45')]).toEqual([0, 2]);
    const other = await move(placed, { date: sunday, time: '11:30' }, 'move-me-once');
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('to where it already is changes nothing', async () => {
    const placed = await place({ time: '13:00' });
    expect(await move(placed, { date: saturday, time: '13:00' })).toMatchObject({
      status: 200,
      body: { time: '13:00' },
    });
    expect(await bookedAt(saturday, '13:00')).toBe(2);
  });

  it.each<[string, object, number, string]>([
    ['there is no slot', { date: sunday, time: '10:01' }, 404, 'SLOT_NOT_FOUND'],
    ['the day is over', { date: '2026-11-19', time: '10:00' }, 400, 'DATE_PAST'],
    ['the clocks skip that hour', { date: '2027-03-14', time: '02:30' }, 400, 'TIME_SKIPPED'],
    ['there is no such day', { date: '2026-02-30', time: '10:00' }, 400, 'INVALID_INPUT'],
    ['nothing is said', {}, 400, 'INVALID_INPUT'],
  ])('stays where it is when %s', async (_, to, ...expected) => {
    const placed = await place({ time: '16:00' });
    const refused = await move(placed, to);
    expect([refused.status, refused.body.code]).toEqual(expected);
    expect((await show(placed)).time).toBe('16:00');
  });
});

describe('two who move to the last seats', () => {
  it('are told apart: one is there, the other where it was', async () => {
    for (const time of ['11:30', '12:15', '13:45', '14:30']) {
      await place({ date: sunday, time, numberOfTickets: 18 });
      const both = [await place({ time, numberOfTickets: 2 }), await place({ time, numberOfTickets: 2 })];
      const answers = await Promise.all(both.map((placed) => move(placed, { date: sunday, time })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.message).toBe('Not enough seats: 0 left at this time.');
      expect([await bookedAt(saturday, time), await bookedAt(sunday, time)]).toEqual([2, 20]);
    }
  });

  it('may also change places, and nobody is lost between', async () => {
    const [one, other] = [
      await place({ time: '15:15' }),
      await place({ date: sunday, time: '15:15', numberOfTickets: 3 }),
    ];
    await Promise.all([move(one, { date: sunday, time: '15:15' }), move(other, { date: saturday, time: '15:15' })]);
    expect([await bookedAt(saturday, '15:15'), await bookedAt(sunday, '15:15')]).toEqual([3, 2]);
  });
});

const nights: [night: string, date: string, start: string][] = [
  ['the night when the clocks go forward', '2027-03-14', '2027-03-14T18:30:00Z'],
  ['the night when the clocks go back', '2027-11-07', '2027-11-07T19:30:00Z'],
];

describe.each(nights)('moving over %s', (_, date, start) => {
  it('is possible until 24 real hours before the start, that second included', async () => {
    const [inTime, late] = [await place({ date, time: '14:30' }), await place({ date, time: '14:30' })];
    house.clock.set(new Date(Date.parse(start) - 24 * 3_600_000));
    expect((await move(inTime, { date, time: '15:15' })).status).toBe(200);
    house.clock.set(new Date(Date.parse(start) - 24 * 3_600_000 + 1000));
    const { status, body } = await move(late, { date, time: '15:15' });
    expect([status, body.message]).toEqual([409, 'Changes close 24 hours before the start.']);
    expect(await show(late)).toMatchObject({ canMove: false, time: '14:30' });
  });
});

describe('a refund right that has lapsed', () => {
  it('does not come back with a later visit', async () => {
    const placed = await place({ time: '16:45' });
    house.clock.set(new Date('2026-11-27T03:00:00Z')); // less than 48 hours before 16:45 on Saturday
    const { body } = await move(placed, { date: '2026-12-05', time: '16:45' });
    expect(body.refundUntil).toBe('2026-11-26T21:45:00.000Z');
    expect(await show(placed)).toMatchObject({ canCancel: true, refundNow: 0, isRefundable: false });
  });

  it('goes along with a visit that moved in time', async () => {
    const placed = await place({ time: '16:45' });
    house.clock.set(new Date('2026-11-26T21:45:00Z'));
    const { body } = await move(placed, { date: '2026-12-05', time: '16:45' });
    expect(body.refundUntil).toBe('2026-12-03T21:45:00.000Z');
  });
});
