import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import { aRequest, type BookingHouse, bookingHouse, now, saturday } from '../testing/booking-house.js';

/** A quarter past two in Rochester, on the Saturday of the visit. */
const quarterPastTwo = new Date('2026-11-28T19:15:00Z');
const desk = signedIn({ id: 4, roles: ['desk'] });

let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse({ HOLD_MINUTES: '15' });
  await house.opens(saturday);
});
afterAll(() => house.close());

const checkIn = (id: string, body: object = {}) => house.post(`/api/admin/bookings/${id}/check-in`, body, desk);

describe('a party that comes to the door while its online payment runs', () => {
  it('is confirmed and let in once it has paid there, and keeps its seats for good', async () => {
    house.clock.set(quarterPastTwo);
    const { body: placed } = await house.post('/api/bookings', aRequest());
    const refused = await checkIn(placed.id);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'NOT_PAID_YET',
      'This booking isn’t paid. The guest can still confirm it online until 2:30 PM.',
    ]);
    expect((await checkIn(placed.id, { paid: true })).body).toMatchObject({ status: 'checked_in' });
    const { rows } = await house.pool.query(
      "select type from log.events where stream = 'booking/' || $1 or data->>'bookingId' = $1 order by position",
      [placed.id],
    );
    expect(rows.map(({ type }) => type)).toEqual([
      ...['SeatsHeld', 'BookingPlaced', 'BookingConfirmed', 'HoldEndSet', 'CheckedIn'],
    ]);
    const { rows: holds } = await house.pool.query('select 1 from booking.ending_holds');
    expect(holds).toEqual([]);
  });

  it('has lost its seats after that time, paid or not', async () => {
    house.clock.set(now);
    const { body: placed } = await house.post('/api/bookings', aRequest());
    house.clock.set(quarterPastTwo);
    expect((await checkIn(placed.id, { paid: true })).body.code).toBe('HOLD_LAPSED');
  });

  it('says true or false, and nothing else, to having paid', async () => {
    house.clock.set(quarterPastTwo);
    const { body: placed } = await house.post('/api/bookings', aRequest({ time: '15:15' }));
    expect((await checkIn(placed.id, { paid: 'cash' })).body.message).toBe('paid must be true or false');
  });
});
