import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BookingPolicyCache } from '../../platform/booking-policy/booking-policy-cache.js';
import { inTransaction } from '../../platform/database/in-transaction.js';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { type PaymentHouse, paymentHouse } from './testing/payment-house.js';

let house: PaymentHouse;
beforeAll(async () => {
  house = await paymentHouse({ HOLD_MINUTES: '15' });
  const keeper = house.shop.app.get(BookingPolicyCache, { strict: false });
  await inTransaction(house.pool, async (db) => {
    const { version, rules } = await keeper.lock(db);
    const cheaper = { ...rules, venuePaymentMostCents: 50_000 };
    await keeper.write({ version: version + 1, rules: cheaper }, house.shop.clock.now(), db);
  });
  await keeper.look();
});
afterAll(() => house.close());

const confirm = (id: string, headers: Record<string, string>) =>
  house.shop.post(`/api/bookings/${id}/confirm`, {}, headers);

describe('a booking that is held and costs more than may be paid at the venue', () => {
  it('is not made firm by its own link, but by staff, or once it is paid', async () => {
    const visit = { numberOfTickets: 20, ticketType: 'standard' };
    const [one, other] = [
      await house.books({ ...visit, time: '12:15' }),
      await house.books({ ...visit, time: '13:00' }),
    ];
    const refused = await confirm(one.id, { 'Booking-Token': one.manageToken });
    expect([refused.status, refused.body.code]).toEqual([409, 'ORDER_PAYS_ONLINE']);
    expect((await confirm(other.id, signedIn({ id: 4, roles: ['desk'] }))).status).toBe(200);

    const order = await house.orders([one]);
    await house.pays((await house.starts(order)).body.url);
    await house.settles(order);
    const { body } = await house.shop.get(`/api/bookings/${one.id}`, { 'Booking-Token': one.manageToken });
    expect(body.status).toBe('confirmed');
  });

  it('is promised at the venue where it costs less', async () => {
    const visit = await house.books({ time: '13:45' });
    expect((await confirm(visit.id, { 'Booking-Token': visit.manageToken })).status).toBe(200);
  });
});
