import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlaceBookingDto } from '@northlight/contracts';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import { CheckIn } from '../door/features/check-in/check-in.handler.js';
import {
  aRequest,
  type BookingHouse,
  bookingHouse,
  holding,
  now,
  type Placed,
  saturday,
} from '../testing/booking-house.js';
import { paidBooking } from '../testing/paid-booking.js';
import { CancelBooking } from './features/cancel-booking/cancel-booking.handler.js';

let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse();
  for (const date of [saturday, '2027-03-14', '2027-03-15', '2027-11-07', '2027-11-08']) await house.opens(date);
});
afterAll(() => house.close());
afterEach(() => house.clock.set(now));

const place = async (overrides: Partial<PlaceBookingDto> = {}): Promise<Placed> =>
  (await house.post('/api/bookings', aRequest(overrides))).body;
const sold = (overrides: Partial<PlaceBookingDto> = {}) => paidBooking(house, overrides);
const cancel = (placed: Placed, headers = holding(placed), body: object = {}) =>
  house.post(`/api/bookings/${placed.id}/cancel`, body, headers);
const bookedAt = async (time: string, date = saturday): Promise<number> => {
  const { body } = await house.get(`/api/availability?venueId=1&experienceId=1&date=${date}`);
  return body.find((slot: { time: string }) => slot.time === time).bookedCount;
};
const jobs = async ({ id }: Placed): Promise<string[]> => {
  const { rows } = await house.pool.query(
    "select kind from log.outbox where payload->>'bookingId' = $1 order by position",
    [id],
  );
  return rows.map(({ kind }) => kind);
};

describe('a customer who cancels', () => {
  it('is told what goes back, gives the seats back, and is written to', async () => {
    const placed = await sold({ time: '10:00' });
    const { status, body } = await cancel(placed, holding(placed), { reason: 'weather' });
    expect(status).toBe(200);
    expect(body).toEqual({ id: placed.id, status: 'cancelled', paid: 72.08, refund: 72.08 });
    expect(await bookedAt('10:00')).toBe(0);
    expect(await jobs(placed)).toEqual(['booking-confirmation', 'booking-cancelled']);
    expect((await house.get(`/api/bookings/${placed.id}`, holding(placed))).body).toMatchObject({
      status: 'cancelled',
      ...{ refund: 72.08, refundOwed: 72.08, kept: 0 },
      canCancel: false,
      refundNow: 0,
    });
  });

  it('is owed nothing where nobody has paid, and is told so', async () => {
    const placed = await place({ time: '16:00' });
    const before = await house.get(`/api/bookings/${placed.id}`, holding(placed));
    expect(before.body).toMatchObject({ refundNow: 0, isRefundable: true, paid: 0 });
    expect((await cancel(placed)).body).toEqual({ id: placed.id, status: 'cancelled', paid: 0, refund: 0 });
    const { body } = await house.get(`/api/bookings/${placed.id}`, holding(placed));
    expect(body).toMatchObject({ refund: 0, refundState: 'none', refundOwed: 0, kept: 0 });
  });

  it('need not say why, but cannot say just anything: events are never erased', async () => {
    const placed = await place({ time: '10:00' });
    const response = await cancel(placed, holding(placed), { reason: 'my knee, says Dr. Miller' });
    expect([response.status, response.body.code]).toEqual([400, 'INVALID_INPUT']);
    expect((await cancel(placed)).status).toBe(200);
  });

  it('gets the same answer however often, and the seats come back once', async () => {
    await place({ time: '10:45' });
    const placed = await sold({ time: '10:45', numberOfTickets: 5 });
    const answers = await Promise.all(Array.from({ length: 30 }, () => cancel(placed)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.refund}`))).toEqual(new Set(['200 180.2']));
    expect(await bookedAt('10:45')).toBe(2);
    expect(await jobs(placed)).toEqual(['booking-confirmation', 'booking-cancelled']);
  });

  it('gets the first answer to a repeated key, also when the refund is over by then', async () => {
    const placed = await sold({ time: '11:30' });
    const first = await cancel(placed, holding(placed, 'cancel-once-only'));
    house.clock.set(new Date('2026-11-28T16:00:00Z'));
    expect(await cancel(placed, holding(placed, 'cancel-once-only'))).toMatchObject({ status: 200, body: first.body });
    const other = await cancel(placed, holding(placed, 'cancel-once-only'), { reason: 'price' });
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('and a stranger may choose the same key', async () => {
    const [one, other] = [await sold({ time: '11:30' }), await sold({ time: '11:30' })];
    await cancel(one, holding(one, 'the-same-key'));
    expect((await cancel(other, holding(other, 'the-same-key'))).body).toMatchObject({ id: other.id, refund: 72.08 });
  });
});

const hours48 = 48 * 3600;
const hours24 = 24 * 3600;

/** What the venue's wall says when a visit starts, and the instant that this means. */
interface Night {
  readonly date: string;
  readonly time: string;
  readonly start: string;
}

const nights: [name: string, night: Night][] = [
  ['an ordinary week', { date: saturday, time: '12:15', start: '2026-11-28T17:15:00Z' }],
  ['the night when the clocks go forward', { date: '2027-03-15', time: '10:00', start: '2027-03-15T14:00:00Z' }],
  ['the day of that night', { date: '2027-03-14', time: '14:30', start: '2027-03-14T18:30:00Z' }],
  ['the night when the clocks go back', { date: '2027-11-08', time: '10:00', start: '2027-11-08T15:00:00Z' }],
  ['the day of that night, too', { date: '2027-11-07', time: '14:30', start: '2027-11-07T19:30:00Z' }],
];

describe.each(nights)('over %s', (_, { date, time, start }) => {
  const cancelAhead = async (seconds: number) => {
    const placed = await sold({ date, time });
    house.clock.set(new Date(Date.parse(start) - seconds * 1000));
    const { body: seen } = await house.get(`/api/bookings/${placed.id}`, holding(placed));
    const { status, body } = await cancel(placed);
    expect([seen.startsAt, seen.canCancel, seen.refundNow]).toEqual([
      new Date(start).toISOString(),
      status === 200,
      body.refund ?? 0,
    ]);
    return [status, body.refund ?? body.code];
  };

  it('everything goes back until 48 hours before, that second included, and nothing from the next on', async () => {
    expect(await cancelAhead(hours48)).toEqual([200, 72.08]);
    expect(await cancelAhead(hours48 - 1)).toEqual([200, 0]);
  });

  it('it is over for the customer one second after 24 hours before', async () => {
    expect(await cancelAhead(hours24)).toEqual([200, 0]);
    expect(await cancelAhead(hours24 - 1)).toEqual([409, 'BOOKING_LOCKED']);
  });
});

describe('cancelling and coming at the same moment', () => {
  it.each([1, 2, 3, 4])('is one or the other, and the seats agree with it: %s', async () => {
    const placed = await place({ time: '13:00' });
    const before = await bookedAt('13:00');
    house.clock.set(new Date('2026-11-28T17:50:00Z')); // at the desk, ten minutes ahead
    const cancelling = new CancelBooking(1, placed.id, { by: 'staff', reason: 'a machine is broken' });
    const [cancelled, came] = await Promise.allSettled([
      house.commands.execute(cancelling),
      house.commands.execute(new CheckIn(1, placed.id)),
    ]);
    const { body } = await house.get(`/api/bookings/${placed.id}`, holding(placed));
    const response = [cancelled.status, came.status, body.status, before - (await bookedAt('13:00'))];
    expect([
      ['fulfilled', 'rejected', 'cancelled', 2],
      ['rejected', 'fulfilled', 'checked_in', 0],
    ]).toContainEqual(response);
  });

  it('is too late over HTTP once the party has come', async () => {
    const placed = await place({ time: '13:00' });
    house.clock.set(new Date('2026-11-28T17:50:00Z'));
    await house.commands.execute(new CheckIn(1, placed.id));
    const { status, body } = await cancel(placed);
    expect([status, body.code]).toEqual([409, 'BOOKING_NOT_LIVE']);
  });
});

describe("somebody else's booking", () => {
  it.each<[string, (other: Placed) => Record<string, string>]>([
    ['without a token', () => ({})],
    ["with another booking's token", (other) => holding(other)],
    ['signed in as somebody else', () => signedIn({ id: 8 })],
  ])('is not there %s, and stays as it is', async (_, headersWith) => {
    const [placed, other] = [await place({ time: '13:45' }), await place({ time: '13:45' })];
    const refused = await cancel(placed, headersWith(other));
    const nowhere = await house.post(
      '/api/bookings/00000000-0000-4000-8000-000000000000/cancel',
      {},
      headersWith(other),
    );
    expect(refused.status).toBe(404);
    expect({ ...refused.body, requestId: '' }).toEqual({ ...nowhere.body, requestId: '' });
    expect((await house.get(`/api/bookings/${placed.id}`, holding(placed))).body.status).toBe('pending');
  });
});
