import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BookingHouse, bookingHouse } from '../../../testing/booking-house.js';

let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse();
});
afterAll(() => house.close());

const quote = (numberOfTickets: number, ticketType: string, experienceId = 1) =>
  house.post('/api/bookings/quote', { experienceId, numberOfTickets, ticketType });

describe('a quote', () => {
  it('tells every row of the bill, before anything is held', async () => {
    const { status, body } = await quote(5, 'group');
    expect(status).toBe(200);
    expect(body).toEqual({
      ticketType: 'group',
      numberOfTickets: 5,
      ticketPrice: 34,
      gross: 170,
      discount: 17,
      subtotal: 153,
      bookingFee: 9.18,
      bookingFeePercent: 6,
      totalPrice: 162.18,
    });
  });

  it('refuses what cannot be bought', async () => {
    expect(await quote(5, 'family')).toMatchObject({
      status: 400,
      body: { message: 'Family Pack is for exactly 4 tickets' },
    });
    expect(await quote(1, 'standard', 99)).toMatchObject({ status: 404, body: { message: 'Experience not found' } });
  });
});
