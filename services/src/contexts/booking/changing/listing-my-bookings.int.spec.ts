import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import { CheckIn } from '../door/features/check-in/check-in.handler.js';
import { ConfirmBooking } from '../selling/features/confirm-booking/confirm-booking.handler.js';
import { aRequest, type BookingHouse, bookingHouse, type Placed, saturday } from '../testing/booking-house.js';

const ann = signedIn({ id: 7 });
const times = ['10:00', '10:45', '11:30', '12:15', '13:00'];
let house: BookingHouse;
let placed: Placed[];

beforeAll(async () => {
  house = await bookingHouse({ HOLD_MINUTES: '1440' });
  await house.opens(saturday);
  placed = [];
  for (const time of times) placed.push((await house.post('/api/bookings', aRequest({ time }), ann)).body);
  await house.post('/api/bookings', aRequest(), signedIn({ id: 8 }));
  await house.post('/api/bookings', aRequest());
});
afterAll(() => house.close());

const list = (query = '', who = ann) => house.get(`/api/bookings${query}`, who);
const timesIn = (body: { items: { time: string }[] }) => body.items.map(({ time }) => time);
const confirm = (nth: number) => house.commands.execute(new ConfirmBooking(1, String(placed[nth]?.id)));

describe('my bookings', () => {
  it('are mine, the last first, each as a line that tells enough', async () => {
    const { status, body } = await list();
    expect([status, timesIn(body), body.nextCursor]).toEqual([200, [...times].reverse(), null]);
    expect(body.items[0]).toEqual({
      id: placed[4]?.id,
      reference: placed[4]?.reference,
      status: 'pending',
      venueId: 1,
      venueName: 'Rochester Flagship',
      venueAddress: '100 Demo Plaza, Rochester, NY 14604',
      timezone: 'America/New_York',
      experienceId: 1,
      experienceName: 'Jurassic Ride',
      experienceSlug: 'jurassic-ride',
      imageUrl: expect.any(String),
      date: saturday,
      time: '13:00',
      numberOfTickets: 2,
      totalPrice: 72.08,
      ...{ paid: 0, refund: null },
      options: {
        canMove: true,
        moveUntil: '2026-11-27T18:00:00.000Z',
        canCancel: true,
        refundNow: 0,
        isRefundable: true,
        refundUntil: '2026-11-26T18:00:00.000Z',
        refundHours: 48,
        moveHours: 24,
      },
    });
  });

  it('come page by page, none twice and none left out', async () => {
    const seen: string[] = [];
    let query = '?limit=2&when=upcoming';
    for (let page = 0; page < 3; page++) {
      const { body } = await list(query);
      seen.push(...timesIn(body));
      query = `?limit=2&when=upcoming&cursor=${body.nextCursor}`;
    }
    expect(seen).toEqual(times);
    expect(query).toContain('cursor=null');
  });

  it('are each in one of three lists: ahead, over, given up', async () => {
    for (const nth of [0, 1, 2]) await confirm(nth);
    await house.post(`/api/bookings/${placed[2]?.id}/cancel`, {}, ann);
    house.clock.set(new Date('2026-11-28T15:00:00Z')); // ten o'clock at the venue, and every hold has ended
    await house.commands.execute(new CheckIn(1, String(placed[0]?.id)));
    const lists = await Promise.all(['upcoming', 'past', 'cancelled'].map((when) => list(`?when=${when}`)));
    expect(lists.map(({ body }) => timesIn(body))).toEqual([['10:45'], ['10:00'], ['13:00', '12:15', '11:30']]);
    expect(lists[2]?.body.items.map(({ status }: { status: string }) => status)).toEqual([
      'expired',
      'expired',
      'cancelled',
    ]);
    expect(lists[2]?.body.items[2]).toMatchObject({ paid: 0, refund: 0 });
  });

  it('are for those who are signed in', async () => {
    expect((await list('', {})).status).toBe(401);
    expect((await list('', signedIn({ id: 99 }))).body).toEqual({ items: [], nextCursor: null });
  });

  it.each(['?when=never', '?limit=0', '?limit=101', '?limit=x', '?limit=1&limit=2', '?cursor=%00', '?cursor=bm8'])(
    'refuses %s',
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );
});
