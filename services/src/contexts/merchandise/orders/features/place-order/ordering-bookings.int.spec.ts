import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { glasses, type ShopHouse, shopHouse, ticket } from '../../../../../../test/shop-house.js';
import { signedIn } from '../../../../../platform/http/testing/room-app.js';

let house: ShopHouse;
beforeAll(async () => {
  house = await shopHouse();
});
afterAll(() => house.close());

describe('a booking that is put into an order', () => {
  it('is opened by its token, or by its owner, and to others is not there', async () => {
    const mine = await house.books({ time: '12:15' }, signedIn({ id: 7 }));
    const other = { ...mine, manageToken: (await house.books({ time: '12:15' })).manageToken };
    for (const bookings of [[{ id: mine.id }], [ticket(other)]]) {
      const { status, body } = await house.order({ bookings }, signedIn({ id: 8 }));
      expect([status, body.code, body.errors[0].field]).toEqual([404, 'BOOKING_NOT_FOUND', 'bookings.0']);
    }
    expect((await house.order({ bookings: [{ id: mine.id }] }, signedIn({ id: 7 }))).status).toBe(201);
  });

  it('can be in one order only', async () => {
    const visit = await house.books({ time: '13:00' });
    expect((await house.order({ bookings: [ticket(visit)] })).status).toBe(201);
    const { status, body } = await house.order({ bookings: [ticket(visit)], products: [glasses()] });
    expect([status, body.message]).toEqual([409, `Booking ${visit.reference} is already part of an order.`]);
  });

  it('can be in one order only, however many ask at once', async () => {
    const visits = [await house.books({ time: '13:00' }), await house.books({ time: '13:00' })];
    const tickets = visits.map(ticket);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => house.order({ bookings: nth % 2 ? tickets : [...tickets].reverse() })),
    );
    const refused = 'BOOKING_IN_ANOTHER_ORDER';
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([201, ...Array(19).fill(refused)]);
  });

  it('is not one that was cancelled', async () => {
    const visit = await house.books({ time: '13:45' });
    await house.post(`/api/bookings/${visit.id}/cancel`, {}, { 'Booking-Token': visit.manageToken });
    const { status, body } = await house.order({ bookings: [ticket(visit)] });
    expect([status, body.code]).toEqual([409, 'BOOKING_CANCELLED']);
  });
});
