import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PlaceBookingDto } from '@northlight/contracts';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import { aRequest, type BookingHouse, bookingHouse, now, type Placed, saturday } from '../testing/booking-house.js';
import { paidBooking } from '../testing/paid-booking.js';

let house: BookingHouse;
const desk = signedIn({ id: 4, roles: ['desk'] });
/** An hour before the visit at half past two: too late for the customer. */
const lastHour = new Date('2026-11-28T18:30:00Z');

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday, 2);
});
beforeEach(() => house.clock.set(now));
afterAll(() => house.close());

const place = async (overrides: Partial<PlaceBookingDto> = {}): Promise<Placed & { reference: string }> =>
  (await house.post('/api/bookings', aRequest(overrides))).body;
const at = (address: string, body: object = {}, headers: Record<string, string> = desk) =>
  house.post(`/api/admin/bookings/${address}`, body, headers);
const history = async (id: string) => (await house.get(`/api/admin/bookings/${id}/history`, desk)).body.items;

describe('the desk that cancels', () => {
  it('may do so in the last hour, for a reason, and gives back what the rules say', async () => {
    const { id, reference } = await place();
    house.clock.set(lastHour);
    const { status, body } = await at(`${reference}/cancel`, { reason: 'equipment' });
    expect([status, body]).toEqual([200, { id, status: 'cancelled', paid: 0, refund: 0 }]);
    expect((await history(id)).at(-1)).toMatchObject({
      words: 'Canceled by staff: equipment',
      actor: 'user:4',
      data: { by: 'staff', reason: 'equipment', refund: 0 },
    });
    expect((await at(`${reference}/check-in`)).body).toMatchObject({
      statusCode: 409,
      code: 'BOOKING_CANCELLED',
      message: 'This booking was canceled.',
    });
  });

  it('gives everything back in the last hour where it says so, and somebody is owed it from then on', async () => {
    const { id, reference } = await paidBooking(house, { time: '10:45' });
    house.clock.set(lastHour);
    const { body } = await at(`${id}/cancel`, { reason: 'equipment', refundAll: true });
    expect(body).toEqual({ id, status: 'cancelled', paid: 72.08, refund: 72.08 });
    const { items } = (await house.get('/api/admin/refunds', desk)).body;
    expect(items.find((refund: { reference: string }) => refund.reference === reference)).toMatchObject({
      owed: 72.08,
    });
  });

  it('gives everything back where there is a right to it', async () => {
    const { id } = await paidBooking(house, { time: '10:00' });
    expect((await at(`${id}/cancel`, { reason: 'slot_closed' })).body.refund).toBe(72.08);
  });

  it('gets the first answer again for the same key, and none for another reason', async () => {
    const { id } = await place({ time: '10:00' });
    const keyed = { ...desk, 'Idempotency-Key': 'cancel-at-the-desk' };
    const first = await at(`${id}/cancel`, { reason: 'weather' }, keyed);
    house.clock.set(lastHour);
    expect((await at(`${id}/cancel`, { reason: 'weather' }, keyed)).body).toEqual(first.body);
    expect((await at(`${id}/cancel`, { reason: 'safety' }, keyed)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it.each([{}, { reason: '' }, { reason: 'Ann has a cold' }])('says why out of a list: %j', async (body) => {
    const { id } = await place({ time: '10:00' });
    const answer = await at(`${id}/cancel`, body);
    expect([answer.status, answer.body.message]).toEqual([
      400,
      expect.stringMatching(/^Please use one of these reasons: customer_asked, /),
    ]);
  });
});

describe('the desk that moves', () => {
  it('may do so in the last hour, to a slot that has room', async () => {
    const { id } = await place({ time: '15:15' });
    house.clock.set(lastHour);
    const moved = await at(`${id}/move`, { date: '2026-11-29', time: '15:15', reason: 'equipment' });
    expect(moved).toMatchObject({ status: 200, body: { id, date: '2026-11-29', time: '15:15' } });
    expect((await history(id)).at(-1)).toMatchObject({
      words: 'Rescheduled by staff to November 29, 2026, 3:15 PM: equipment',
      actor: 'user:4',
      changes: expect.arrayContaining([{ what: 'date', from: saturday, to: '2026-11-29' }]),
    });
  });

  it.each<[string, object, number, string]>([
    ['a slot that is full', { date: '2026-11-29', time: '16:00' }, 409, 'SLOT_FULL'],
    ['where there is no slot', { date: '2026-11-29', time: '16:01' }, 404, 'SLOT_NOT_FOUND'],
    ['yesterday', { date: '2026-11-19', time: '16:00' }, 400, 'DATE_PAST'],
    ['no date', { time: '16:00' }, 400, 'INVALID_INPUT'],
  ])('moves nobody to %s', async (...[, to, status, code]) => {
    await place({ date: '2026-11-29', time: '16:00', numberOfTickets: 20 });
    const { id } = await place({ time: '16:45' });
    const { body } = await at(`${id}/move`, { reason: 'mistake', ...to });
    expect([body.statusCode, body.code]).toEqual([status, code]);
  });
});

describe('whoever is not at the desk', () => {
  it.each([
    ['a visitor', {}, 401],
    ['the owner', signedIn({ id: 9 }), 403],
    ['an operator', signedIn({ id: 9, roles: ['ops'] }), 403],
    ['an admin, who is everybody', signedIn({ id: 1, isAdmin: true }), 200],
  ])('is answered as %s', async (_, headers, status) => {
    const { body: placed } = await house.post('/api/bookings', aRequest({ time: '11:30' }), signedIn({ id: 9 }));
    const move = { date: saturday, time: '12:15', reason: 'mistake' };
    expect((await at(`${placed.id}/move`, move, headers)).status).toBe(status);
    expect((await at(`${placed.id}/cancel`, { reason: 'mistake' }, headers)).status).toBe(status);
  });

  it('finds nothing under a wrong reference', async () => {
    for (const what of ['cancel', 'move'])
      expect((await at(`NL-22222222/${what}`, { date: saturday, time: '12:15', reason: 'other' })).body.code).toBe(
        'BOOKING_NOT_FOUND',
      );
  });
});

describe('the manifest of an evening that goes on past midnight', () => {
  it('has the night that follows it at its end, and says of what date it is', async () => {
    const until2 = `jsonb_set(week_hours, '{0}', '{"opens":"10:00","closes":"02:00"}')`;
    await house.changesCatalog(`update catalog.venues set week_hours = ${until2} where id = 1`);
    const [sunday, monday] = ['2026-12-06', '2026-12-07'];
    await house.opens(sunday, 2);
    await place({ date: monday, time: '00:15' });
    const { slots } = (await house.get(`/api/admin/manifest?venueId=1&date=${sunday}`, desk)).body;
    expect(slots).toMatchObject([{ date: monday, time: '00:15', bookedCount: 2, isClosed: false }]);
  });
});
