import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingPlacedView } from '@northlight/contracts';
import { Projections } from '@northlight/event-store';
import { MoveBooking } from '../changing/features/move-booking/move-booking.handler.js';
import { aRequest, type BookingHouse, bookingHouse, now, saturday } from '../testing/booking-house.js';
import { ConfirmBooking } from './features/confirm-booking/confirm-booking.handler.js';

const minute = 60_000;
const later = (minutes: number): Date => new Date(now.getTime() + minutes * minute);
const inTime = later(10);

let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse({ HOLD_MINUTES: '15' });
  await house.opens(saturday, 2);
});
beforeEach(() => house.clock.set(now));
afterAll(() => house.close());

const place = async (input = {}): Promise<BookingPlacedView> =>
  (await house.post('/api/bookings', aRequest(input))).body;

const extend = ({ id, manageToken }: Pick<BookingPlacedView, 'id' | 'manageToken'>, headers = {}) =>
  house.post(`/api/bookings/${id}/extend-hold`, {}, { 'Booking-Token': manageToken, ...headers });

const bookedAt = async (time: string): Promise<number> => {
  const { body } = await house.get(`/api/availability?venueId=1&experienceId=1&date=${saturday}`);
  return body.find((slot: { time: string }) => slot.time === time).bookedCount;
};

const count = async (type: string, id: string): Promise<number> =>
  (
    await house.pool.query(
      "select count(*)::int as n from log.events where type = $1 and (stream = 'booking/' || $2 or data->>'bookingId' = $2)",
      [type, id],
    )
  ).rows[0].n;

describe('a visitor who wants the seats to be kept', () => {
  it('has them for another quarter of an hour from now, in the booking and in its slot alike', async () => {
    const booking = await place({ time: '10:00', numberOfTickets: 20 });
    house.clock.set(inTime);
    const end = later(25);
    expect(await extend(booking)).toMatchObject({
      status: 200,
      body: { id: booking.id, status: 'pending', holdExpiresAt: end.toISOString() },
    });
    expect([await count('HoldExtended', booking.id), await count('HoldEndSet', booking.id)]).toEqual([1, 1]);

    house.clock.set(new Date(end.getTime() - 1));
    expect(await bookedAt('10:00')).toBe(20);
    expect((await house.post('/api/bookings', aRequest({ time: '10:00' }))).status).toBe(409);
    house.clock.set(end);
    expect(await bookedAt('10:00')).toBe(0);
    expect((await house.post('/api/bookings', aRequest({ time: '10:00' }))).status).toBe(201);
  });

  it('may ask ten times and no more', async () => {
    const booking = await place({ time: '10:45' });
    for (let nth = 1; nth <= 10; nth++) {
      house.clock.set(later(nth * 10));
      expect((await extend(booking)).body.holdExpiresAt).toBe(later(nth * 10 + 15).toISOString());
    }
    house.clock.set(later(110));
    const { status, body } = await extend(booking);
    expect([status, body.code, body.message]).toEqual([
      409,
      'HOLD_NOT_EXTENDABLE',
      'A hold can be extended at most 10 times.',
    ]);
  });

  it('is too late in the second in which the hold ends, whether or not somebody else has the seats', async () => {
    const [first, second] = [await place({ time: '11:30' }), await place({ time: '12:15' })];
    house.clock.set(new Date(later(15).getTime() - 1));
    expect((await extend(first)).status).toBe(200);
    house.clock.set(later(15));
    expect(await extend(second)).toMatchObject({ status: 409, body: { code: 'HOLD_LAPSED' } });
    await place({ time: '12:15', numberOfTickets: 20 });
    expect(await extend(second)).toMatchObject({ status: 409, body: { code: 'HOLD_LAPSED' } });
  });

  it('keeps them until the visit starts, and not longer', async () => {
    house.clock.set(new Date('2026-11-28T19:10:00Z')); // 20 minutes before 14:30 in Rochester
    const booking = await place({ time: '14:30' });
    expect(booking.holdExpiresAt).toBe('2026-11-28T19:25:00.000Z');
    house.clock.set(new Date('2026-11-28T19:20:00Z'));
    expect((await extend(booking)).body.holdExpiresAt).toBe('2026-11-28T19:30:00.000Z');
    house.clock.set(new Date('2026-11-28T19:29:59Z'));
    expect((await extend(booking)).body.holdExpiresAt).toBe('2026-11-28T19:30:00.000Z');
    expect(await count('HoldExtended', booking.id)).toBe(1);
    house.clock.set(new Date('2026-11-28T19:30:00Z'));
    expect((await extend(booking)).body.code).toBe('HOLD_LAPSED');
  });

  it('keeps those of the time that the booking moved to', async () => {
    const booking = await place({ time: '13:00' });
    await house.commands.execute(new MoveBooking(1, booking.id, { date: saturday, time: '13:45' }));
    house.clock.set(inTime);
    await extend(booking);
    house.clock.set(later(20));
    expect([await bookedAt('13:00'), await bookedAt('13:45')]).toEqual([0, 2]);
  });

  it('has nothing to keep once the booking is confirmed', async () => {
    const booking = await place({ time: '15:15' });
    await house.commands.execute(new ConfirmBooking(1, booking.id));
    expect(await extend(booking)).toMatchObject({ status: 409, body: { code: 'BOOKING_NOT_PENDING' } });
  });
});

describe('a request to extend that is repeated', () => {
  it('with its key counts once, whatever the time', async () => {
    const booking = await place({ time: '16:00' });
    house.clock.set(inTime);
    const first = await extend(booking, { 'Idempotency-Key': 'one-press' });
    house.clock.set(later(12));
    expect((await extend(booking, { 'Idempotency-Key': 'one-press' })).body).toEqual(first.body);
    expect(await count('HoldExtended', booking.id)).toBe(1);
  });

  it('at the same moment counts once', async () => {
    const booking = await place({ time: '16:45' });
    house.clock.set(inTime);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => extend(booking)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await count('HoldExtended', booking.id)).toBe(1);
  });
});

describe('somebody else', () => {
  it('learns nothing, not even that there is such a booking', async () => {
    const [mine, other] = [await place({ time: '17:30' }), await place({ time: '17:30' })];
    const answers = await Promise.all([
      extend({ id: mine.id, manageToken: other.manageToken }),
      extend({ id: mine.id, manageToken: '' }),
      extend({ id: '00000000-0000-4000-8000-000000000000', manageToken: mine.manageToken }),
      extend({ id: 'no-booking', manageToken: mine.manageToken }),
    ]);
    for (const { status, body } of answers)
      expect([status, body.code, body.message]).toEqual([404, 'BOOKING_NOT_FOUND', 'Booking not found']);
    expect(await count('HoldExtended', mine.id)).toBe(0);
  });
});

describe('a hold over the night when the clocks go back', () => {
  it('is extended by real minutes, from 1:58 to 1:13', async () => {
    house.clock.set(new Date('2026-11-01T05:50:00Z')); // 1:50 AM EDT
    await house.opens('2026-11-01');
    const booking = await place({ date: '2026-11-01', time: '10:00' });
    house.clock.set(new Date('2026-11-01T05:58:00Z')); // 1:58 AM EDT
    expect((await extend(booking)).body.holdExpiresAt).toBe('2026-11-01T06:13:00.000Z'); // 1:13 AM EST
  });
});

describe('the rows', () => {
  it('say what a rebuild from the log says', async () => {
    const projections = house.app.get(Projections, { strict: false });
    expect([await projections.verify('slot-board'), await projections.verify('bookings')]).toEqual([0, 0]);
  });
});
