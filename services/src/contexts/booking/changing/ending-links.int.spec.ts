import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import { Bookings } from '../domain/booking/bookings.js';
import { aRequest, type BookingHouse, bookingHouse, holding, type Placed, saturday } from '../testing/booking-house.js';
import { paidBooking } from '../testing/paid-booking.js';

const desk = signedIn({ id: 4, roles: ['desk'] });
let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse({ HOLD_MINUTES: '15' });
  await house.opens(saturday);
});
afterAll(() => house.close());

const paid = (customerEmail: string, time: string) => paidBooking(house, { customerEmail, time });
const ask = async (placed: Placed, path = ''): Promise<string> => {
  const { status, body } = await house.get(`/api/bookings/${placed.id}${path}`, holding(placed));
  return status === 200 ? 'opened' : body.code;
};
/** The booking with the token that a mail brings which is written now. */
const withLatestLink = async (placed: Placed): Promise<Placed> => ({
  ...placed,
  manageToken: await house.app.get(Bookings, { strict: false }).manageToken(placed.id),
});

describe('the link of a booking', () => {
  it('ends when an account takes the booking over, whose owner needs none', async () => {
    const placed = await paid('cleo@example.com', '10:00');
    const cleo = signedIn({ id: 30, email: 'cleo@example.com', emailVerified: true });
    expect(await ask(placed)).toBe('opened');
    await house.get('/api/bookings', cleo);
    expect([await ask(placed), await ask(placed, '/ticket')]).toEqual(Array(2).fill('BOOKING_LINK_REPLACED'));
    const cancelled = await house.post(`/api/bookings/${placed.id}/cancel`, {}, holding(placed));
    expect(cancelled.body.code).toBe('BOOKING_LINK_REPLACED');
    expect((await house.get(`/api/bookings/${placed.id}`, cleo)).body.status).toBe('confirmed');
    await house.get('/api/bookings', cleo);
    expect(await ask(await withLatestLink(placed))).toBe('opened');
  });

  it.each<[string, string, (placed: Placed) => Promise<unknown>]>([
    [
      'the desk sends it again',
      '10:45',
      ({ reference }) => house.post(`/api/admin/bookings/${reference}/resend`, {}, desk),
    ],
    ['the customer asks for another', '11:30', () => house.post('/api/bookings/lookup', { email: 'dora@example.com' })],
    [
      'the desk puts the address right to which it went',
      '12:15',
      ({ id }) => {
        const input = { customerName: 'Dora', customerEmail: 'right@example.com' };
        return house.post(`/api/admin/bookings/${id}/customer`, input, desk);
      },
    ],
  ])('ends when %s, and the mail brings another', async (_, time, resend) => {
    const placed = await paid('dora@example.com', time);
    const other = await paid('eve@example.com', time);
    await resend(placed);
    expect(await ask(placed)).toBe('BOOKING_LINK_REPLACED');
    expect([await ask(await withLatestLink(placed)), await ask(other)]).toEqual(['opened', 'opened']);
    const guessed = { ...placed, manageToken: other.manageToken };
    expect(await ask(guessed)).toBe('BOOKING_NOT_FOUND');
  });

  it('goes on while the seats are held: it is what a cart has of them', async () => {
    const placed = (await house.post('/api/bookings', aRequest({ customerEmail: 'fay@example.com' }))).body as Placed;
    await house.post('/api/bookings/lookup', { email: 'fay@example.com' });
    expect(await ask(placed)).toBe('opened');
  });
});
