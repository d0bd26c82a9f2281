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
let placed: Placed;

beforeAll(async () => {
  house = await bookingHouse({ HOLD_MINUTES: '15' });
  await house.opens(saturday);
  placed = (await house.post('/api/bookings', aRequest({ numberOfTickets: 5, ticketType: 'group' }))).body;
});
afterAll(() => house.close());
afterEach(() => house.clock.set(now));

const show = (headers: Record<string, string>, id = placed.id) => house.get(`/api/bookings/${id}`, headers);

describe('a booking', () => {
  it('is told whole to whoever holds its token, and names nobody', async () => {
    const { status, body, headers } = await show(holding(placed));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      id: placed.id,
      reference: placed.reference,
      status: 'pending',
      venueId: 1,
      venueName: 'Rochester Flagship',
      venueSlug: 'rochester-flagship',
      venueAddress: '100 Demo Plaza, Rochester, NY 14604',
      timezone: 'America/New_York',
      experienceId: 1,
      experienceName: 'Jurassic Ride',
      experienceSlug: 'jurassic-ride',
      imageUrl: expect.any(String),
      duration: 30,
      date: saturday,
      time: '14:30',
      startsAt: '2026-11-28T19:30:00.000Z',
      ticketType: 'group',
      numberOfTickets: 5,
      ticketPrice: 34,
      gross: 170,
      discount: 17,
      subtotal: 153,
      bookingFee: 9.18,
      bookingFeePercent: 6,
      totalPrice: 162.18,
      ...{ paid: 0, kept: 0, refund: null },
      refundState: 'none',
      refundPaid: 0,
      refundOwed: 0,
      refundPaidAt: null,
      holdExpiresAt: '2026-11-20T15:15:00.000Z',
      canMove: true,
      moveUntil: '2026-11-27T19:30:00.000Z',
      canCancel: true,
      refundNow: 0,
      isRefundable: true,
      refundUntil: '2026-11-26T19:30:00.000Z',
      refundHours: 48,
      moveHours: 24,
    });
  });

  it('has lapsed from the end of its hold on, whether or not anybody has noticed', async () => {
    house.clock.set(new Date('2026-11-20T15:15:00Z'));
    expect((await show(holding(placed))).body).toMatchObject({ status: 'expired', canMove: false, refundNow: 0 });
  });

  it('is not there for anybody else, and nobody can tell that it is', async () => {
    const answers = await Promise.all([
      show({}),
      show(signedIn({ id: 8 })),
      show({ 'Booking-Token': 'x'.repeat(43) }),
      show(holding(placed), '00000000-0000-4000-8000-000000000000'),
      show(holding(placed), '1'),
      show(holding(placed), `${placed.id}%27`),
    ]);
    for (const { status, body } of answers)
      expect([status, { ...body, requestId: '' }]).toEqual([
        404,
        { statusCode: 404, message: 'Booking not found', code: 'BOOKING_NOT_FOUND', requestId: '' },
      ]);
  });

  it('is told to staff', async () => {
    expect((await show(signedIn({ id: 3, roles: ['desk'] }))).body.reference).toBe(placed.reference);
  });
});
