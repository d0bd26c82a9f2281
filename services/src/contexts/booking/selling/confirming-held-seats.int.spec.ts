import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FreeTimes } from '../domain/slot/free-times.js';
import { aRequest, type BookingHouse, bookingHouse, now, saturday } from '../testing/booking-house.js';
import { ExpireHold } from './features/expire-hold/expire-hold.handler.js';

let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse({ HOLD_MINUTES: '15' });
  await house.opens(saturday);
});
afterAll(() => house.close());
beforeEach(() => house.clock.set(now));

const books = async (time: string, numberOfTickets = 2) =>
  (await house.post('/api/bookings', aRequest({ time, numberOfTickets }))).body;
const confirms = ({ id, manageToken }: { id: string; manageToken: string }) =>
  house.post(`/api/bookings/${id}/confirm`, {}, { 'Booking-Token': manageToken });
const mailsAbout = async (id: string): Promise<string[]> => {
  const { rows } = await house.pool.query<{ kind: string }>(
    "select kind from log.outbox where payload->>'bookingId' = $1 or payload::jsonb->'bookingIds' ? $1 order by position",
    [id],
  );
  return rows.map(({ kind }) => kind);
};

describe('a booking that is held', () => {
  it('becomes firm by one press, however often it is pressed, and its ticket is sent then, once', async () => {
    const booked = await books('10:00');
    expect(await mailsAbout(booked.id)).toEqual(['booking-held']);
    const answers = await Promise.all([confirms(booked), confirms(booked), confirms(booked)]);
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { id: booked.id, status: 'confirmed', holdExpiresAt: null }]);
    expect(await mailsAbout(booked.id)).toEqual(['booking-held', 'booking-confirmation']);
    house.clock.set(new Date(now.getTime() + 3_600_000));
    await house.commands.execute(new ExpireHold(1, booked.id));
    expect((await confirms(booked)).status).toBe(200);
  });

  it('cannot be confirmed by somebody else, nor once its time is over', async () => {
    const booked = await books('10:45');
    expect((await confirms({ ...booked, manageToken: 'x'.repeat(43) })).status).toBe(404);
    house.clock.set(new Date(now.getTime() + 900_000));
    expect((await confirms(booked)).body.code).toBe('HOLD_LAPSED');
  });

  it('is told of its end once, whether the job or a stranger notices it', async () => {
    const [one, other] = [await books('11:30', 12), await books('12:15')];
    house.clock.set(new Date(now.getTime() + 900_000));
    await books('11:30', 12);
    await Promise.all([one, other, other].map(({ id }) => house.commands.execute(new ExpireHold(1, id))));
    expect(await mailsAbout(one.id)).toEqual(['booking-held', 'booking-lapsed']);
    expect(await mailsAbout(other.id)).toEqual(['booking-held', 'booking-lapsed']);
  });
});

describe('the nearest times', () => {
  const nearest = (time: string, tickets: number) =>
    house.app.get(FreeTimes, { strict: false }).nearest({ venueId: 1, experienceId: 1, date: saturday, time, tickets });

  it('have room for all, and stand in their order', async () => {
    await books('14:30', 20);
    expect((await nearest('14:30', 1)).map(({ time }) => time)).toEqual(['13:00', '13:45', '15:15']);
    expect(await nearest('14:30', 21)).toEqual([]);
  });
});
